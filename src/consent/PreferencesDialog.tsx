import { Tabs } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import type { CookieStrings } from "../site/strings/cookie.es.ts";
import { Button } from "../ui/Button.tsx";
import { CategoryText } from "./CategoryText.tsx";
import { ConsentSwitch } from "./ConsentSwitch.tsx";
import { hasPrivacyControl } from "./privacy-control.ts";
import type { ConsentRecord } from "./record.ts";
import { type Outcome, saveFromBanner, saveFromPreferences } from "./save.ts";
import { showOutcome } from "./show-outcome.ts";
import { useChoice } from "./useChoice.ts";

/** `configure` from the banner, `preferences` from the footer and the policy. */
export type WayIn = "configure" | "preferences";

interface PreferencesDialogProps {
  wayIn: WayIn;
  record: ConsentRecord | null;
  shortName: string;
  strings: CookieStrings;
  onClosed: () => void;
}

/** After these the visitor may want to try again. */
const STAYS_OPEN: readonly Outcome[] = ["updateFailed", "visitorUnknown"];

export function PreferencesDialog({ wayIn, record, shortName, strings, onClosed }: PreferencesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSaving, setSaving] = useState(false);
  const { choice, edit, isLoading } = useChoice({ record, shortName, asksServer: wayIn === "preferences" });
  const { heading, tabs, allow, privacyControl, loading, cancel, save, saving } = strings.dialog;
  const isBusy = isLoading || isSaving;

  useEffect(() => dialog.current?.showModal(), []);

  async function saveChoice() {
    setSaving(true);
    const outcome =
      wayIn === "configure"
        ? saveFromBanner(shortName, choice)
        : await saveFromPreferences(shortName, choice);
    setSaving(false);
    if (!STAYS_OPEN.includes(outcome)) dialog.current?.close();
    showOutcome(outcome, strings.toasts);
  }

  return (
    <dialog
      ref={dialog}
      onClose={onClosed}
      aria-labelledby="cookie-dialog-heading"
      className="m-auto w-[calc(100%-1.5rem)] max-w-measure overscroll-contain rounded-md border-0 bg-white p-0 text-ink shadow-lift backdrop:bg-ink/60"
    >
      <Tabs.Root defaultValue="general" className="p-5 md:p-8">
        <h2 id="cookie-dialog-heading" className="text-heading">
          {heading}
        </h2>
        <Tabs.List
          aria-label={heading}
          className="mt-4 flex border-b border-hairline text-small font-semibold"
        >
          <Tab value="general">{tabs.general}</Tab>
          <Tab value="analytics">{tabs.analytics}</Tab>
          <Tab value="marketing">{tabs.marketing}</Tab>
        </Tabs.List>
        <Panel value="general">
          <p>{strings.dialog.lead}</p>
          <CategoryText category={strings.categories.necessary} note={strings.dialog.alwaysOn} />
          <CategoryText category={strings.categories.preferences} note={strings.dialog.noSwitch} />
        </Panel>
        <Panel value="analytics">
          <CategoryText category={strings.categories.analytics} />
          <ConsentSwitch
            label={allow.analytics}
            isOn={choice.analytics}
            isDisabled={isBusy}
            onChange={(analytics) => edit({ analytics })}
          />
        </Panel>
        <Panel value="marketing">
          <CategoryText category={strings.categories.marketing} />
          {hasPrivacyControl() && <p>{privacyControl}</p>}
          <ConsentSwitch
            label={allow.marketing}
            isOn={choice.marketing}
            isDisabled={isBusy}
            onChange={(marketing) => edit({ marketing })}
          />
        </Panel>
        <p role="status" className="min-h-6 text-caption text-moss">
          {isLoading && loading}
        </p>
        <div className="mt-3 grid gap-2 sm:grid-cols-2">
          <Button variant="secondary" disabled={isSaving} onClick={() => dialog.current?.close()}>
            {cancel}
          </Button>
          <Button disabled={isBusy} onClick={saveChoice}>
            {isSaving ? saving : save}
          </Button>
        </div>
      </Tabs.Root>
    </dialog>
  );
}

function Tab({ value, children }: { value: string; children: string }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-11 grow cursor-pointer border-b-3 border-transparent px-1 hover:border-hairline data-[state=active]:border-amber sm:grow-0 sm:px-5"
    >
      {children}
    </Tabs.Trigger>
  );
}

function Panel({ value, children }: { value: string; children: React.ReactNode }) {
  return (
    <Tabs.Content value={value} className="flex min-h-64 flex-col gap-4 py-5 text-small">
      {children}
    </Tabs.Content>
  );
}
