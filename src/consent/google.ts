/** Google's Consent Mode, version 2: everything is denied until the visitor says otherwise. */
import { type ConsentChoice, REJECT_ALL } from "../../contract/consent.ts";

declare global {
  interface Window {
    /** Google's queue: its script reads what was said before it came */
    dataLayer?: unknown[];
    /** as long as it is true, Google's script sends nothing at all */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

const word = (isGranted: boolean) => (isGranted ? "granted" : "denied");

const consentOf = ({ analytics, marketing }: ConsentChoice) => ({
  analytics_storage: word(analytics),
  ad_storage: word(marketing),
  ad_user_data: word(marketing),
  ad_personalization: word(marketing),
});

export function prepareGoogle() {
  tell("consent", "default", consentOf(REJECT_ALL));
}

/** Denied alone would still let the script send pings without cookies, so it is switched off as well. */
export function signalGoogle(id: string, choice: ConsentChoice) {
  window[`ga-disable-${id}`] = !choice.analytics;
  tell("consent", "update", consentOf(choice));
}

export function beginGoogle(id: string) {
  tell("js", new Date());
  tell("config", id);
}

function tell(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script understands an arguments object and no array
  window.dataLayer.push(arguments);
}
