import { useEffect, useState } from "react";
import type { ConsentChoice } from "../../contract/consent.ts";
import type { Language } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { useHydrated } from "../islands/useHydrated.ts";
import { cookie as es } from "../site/strings/cookie.es.ts";
import { cookie as eu } from "../site/strings/cookie.eu.ts";
import { Banner } from "./Banner.tsx";
import { ACCEPT_ALL, REJECT_ALL } from "./choices.ts";
import { followConsent } from "./following.ts";
import { PreferencesDialog, type WayIn } from "./PreferencesDialog.tsx";
import type { ConsentRecord } from "./record.ts";
import { saveFromBanner } from "./save.ts";
import { showOutcome } from "./show-outcome.ts";

const STRINGS = { es, eu };

export interface ConsentPanelProps {
  language: Language;
  /** begins the names under which the browser keeps things */
  shortName: string;
}

interface Opened {
  wayIn: WayIn;
  opener: HTMLElement;
}

/** Asks for consent, and lets it be changed from every page: the banner and the dialog. */
export function ConsentPanel({ language, shortName }: ConsentPanelProps) {
  const strings = STRINGS[language];
  const [record, setRecord] = useState<ConsentRecord | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => followConsent(shortName, setRecord), [shortName]);
  useEffect(() => onPreferencesControl((opener) => setOpened({ wayIn: "preferences", opener })), []);
  useHydrated("consent"); // last, so that a held click finds the listeners above

  const save = (choice: ConsentChoice) => showOutcome(saveFromBanner(shortName, choice), strings.toasts);
  const onClosed = () => {
    setOpened(null);
    if (opened) returnFocus(opened.opener);
  };

  return (
    <>
      <Banner
        shortName={shortName}
        policyHref={pageAddress(language, "cookies")}
        strings={strings.banner}
        onAccept={() => save(ACCEPT_ALL)}
        onReject={() => save(REJECT_ALL)}
        onConfigure={(opener) => setOpened({ wayIn: "configure", opener })}
      />
      {opened && (
        <PreferencesDialog
          wayIn={opened.wayIn}
          record={record}
          shortName={shortName}
          strings={strings}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

/** The controls stand outside the island: in the footer and in the cookie policy. */
function onPreferencesControl(open: (control: HTMLElement) => void): () => void {
  const listen = ({ target }: MouseEvent) => {
    const control =
      target instanceof Element ? target.closest<HTMLElement>('[data-opens="preferences"]') : null;
    if (control) open(control);
  };
  document.addEventListener("click", listen);
  return () => document.removeEventListener("click", listen);
}

/** To where the visitor came from, or to the content if that is gone, as the answered banner is. */
function returnFocus(opener: HTMLElement) {
  opener.focus();
  if (document.activeElement !== opener) document.querySelector("main")?.focus({ preventScroll: true });
}
