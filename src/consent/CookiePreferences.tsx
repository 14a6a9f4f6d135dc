import { useEffect, useState } from "react";
import type { ConsentCategory } from "../../contract/consent.ts";
import type { Language } from "../../contract/languages.ts";
import { useHydrated } from "../islands/useHydrated.ts";
import { COOKIE_STRINGS } from "../site/strings/cookie.ts";
import { onConsentChange } from "./consent-changes.ts";
import type { ConsentRecord } from "./consent-storage.ts";
import { type OpenedFrom, PreferencesDialog } from "./PreferencesDialog.tsx";

interface CookiePreferencesProps {
  language: Language;
  shortName: string;
  /** the categories for which the site has no service today */
  unused: readonly ConsentCategory[];
}

interface Opened {
  from: OpenedFrom;
  control: HTMLElement;
}

/** The preferences dialog, opened by controls elsewhere on the page: in the banner, the footer and the policies. */
export function CookiePreferences({ language, shortName, unused }: CookiePreferencesProps) {
  const [record, setRecord] = useState<ConsentRecord | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => onConsentChange(shortName, setRecord), [shortName]);
  useEffect(() => onPreferencesControl(setOpened), []);
  useHydrated("consent"); // after the listeners above: a held click must reach them

  const onClosed = () => {
    setOpened(null);
    if (opened) returnFocus(opened.control);
  };

  if (!opened) return null;
  return (
    <PreferencesDialog
      openedFrom={opened.from}
      record={record}
      shortName={shortName}
      strings={COOKIE_STRINGS[language]}
      unused={unused}
      onClosed={onClosed}
    />
  );
}

function onPreferencesControl(open: (opened: Opened) => void): () => void {
  const listen = ({ target }: MouseEvent) => {
    const control =
      target instanceof Element ? target.closest<HTMLElement>("[data-opens-preferences]") : null;
    if (!control) return;
    open({ from: control.dataset.opensPreferences === "banner" ? "banner" : "page", control });
  };
  document.addEventListener("click", listen);
  return () => document.removeEventListener("click", listen);
}

/** To the control that opened the dialog, or to the content if that is hidden now, as the answered banner is. */
function returnFocus(control: HTMLElement) {
  control.focus();
  if (document.activeElement !== control) document.querySelector("main")?.focus({ preventScroll: true });
}
