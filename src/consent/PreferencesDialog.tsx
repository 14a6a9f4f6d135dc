import { Tabs } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { CONSENT_CATEGORIES, type ConsentCategory } from "../../contract/consent.ts";
import type { CookieStrings } from "../site/strings/cookie.ts";
import { showToast } from "../toasts/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { CategoryText, ConsentSwitch } from "./CategoryParts.tsx";
import type { ConsentRecord } from "./consent-storage.ts";
import { saveFromBanner, saveFromPreferences } from "./save-choice.ts";
import { hasPrivacyControl, useChoice } from "./useChoice.ts";

/** The banner's dialog decides locally; any other control of the page asks the server and saves there first. */
export type OpenedFrom = "banner" | "page";

interface PreferencesDialogProps {
  openedFrom: OpenedFrom;
  record: ConsentRecord | null;
  shortName: string;
  strings: CookieStrings;
  unused: readonly ConsentCategory[];
  onClosed: () => void;
}

export function PreferencesDialog({
  openedFrom,
  record,
  shortName,
  strings,
  unused,
  onClosed,
}: PreferencesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSaving, setSaving] = useState(false);
  const { choice, edit, isLoading } = useChoice({ record, shortName, asksServer: openedFrom === "page" });
  const { heading, tabs, allow, privacyControl, loading, cancel, save, saving } = strings.dialog;
  const isBusy = isLoading || isSaving;

  useEffect(() => dialog.current?.showModal(), []);

  async function saveChoice() {
    setSaving(true);
    const outcome =
      openedFrom === "banner"
        ? saveFromBanner(shortName, choice)
        : await saveFromPreferences(shortName, choice);
    setSaving(false);
    const isSaved = outcome === "saved" || outcome === "updated";
    // A choice that the browser could not store takes effect on this page: there is nothing to try again.
    if (isSaved || outcome === "saveFailed") dialog.current?.close();
    showToast({ ...strings.toasts[outcome], variant: isSaved ? "success" : "destructive" });
  }

  return (
    <dialog
      ref={dialog}
      onClose={onClosed}
      aria-labelledby="cookie-dialog-heading"
      className="m-auto w-[calc(100%-1.5rem)] max-w-measure overscroll-contain rounded-md border-0 bg-white p-0 text-ink shadow-lift backdrop:bg-ink/60"
    >
      <Tabs.Root defaultValue="general" className="p-5 md:p-8">
        <h2 id="cookie-dialog-heading" className="pr-8 text-heading">
          {heading}
        </h2>
        <Tabs.List
          aria-label={heading}
          className="mt-4 flex border-b border-hairline text-small font-semibold"
        >
          <Tab value="general">{tabs.general}</Tab>
          {CONSENT_CATEGORIES.map((category) => (
            <Tab key={category} value={category}>
              {tabs[category]}
            </Tab>
          ))}
        </Tabs.List>
        <Panel value="general">
          <p>{strings.dialog.lead}</p>
          <CategoryText category={strings.categories.necessary} note={strings.dialog.alwaysOn} />
          <CategoryText category={strings.categories.preferences} note={strings.dialog.keptByBrowser} />
        </Panel>
        {CONSENT_CATEGORIES.map((category) => (
          <Panel key={category} value={category}>
            <CategoryText category={strings.categories[category]} />
            {unused.includes(category) && <p>{strings.dialog.unused}</p>}
            {category === "marketing" && hasPrivacyControl() && <p>{privacyControl}</p>}
            <ConsentSwitch
              label={allow[category]}
              isOn={choice[category]}
              isDisabled={isBusy}
              onChange={(isOn) => edit({ [category]: isOn })}
            />
          </Panel>
        ))}
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
        {/* Last, so that the dialog opens with its first choice in focus. */}
        <button
          type="button"
          aria-label={strings.dialog.close}
          disabled={isSaving}
          onClick={() => dialog.current?.close()}
          className="absolute top-2.5 right-2.5 grid size-11 cursor-pointer place-items-center md:top-4 md:right-4"
        >
          <Icon name="close" />
        </button>
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
    <Tabs.Content
      value={value}
      className="flex h-[min(21rem,50svh)] sm:h-[min(17.5rem,50svh)] flex-col gap-4 overflow-y-auto py-5 pr-1 text-small"
    >
      {children}
    </Tabs.Content>
  );
}
