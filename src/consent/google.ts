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

export const googleConsentMode = {
  prepare: () => queue("consent", "default", consentOf(REJECT_ALL)),
  // Denied alone would still let the script send pings without cookies, so it is switched off as well.
  signal: (id: string, choice: ConsentChoice) => {
    window[`ga-disable-${id}`] = !choice.analytics;
    queue("consent", "update", consentOf(choice));
  },
  begin: (id: string) => {
    queue("js", new Date());
    queue("config", id);
  },
};

const word = (isGranted: boolean) => (isGranted ? "granted" : "denied");

const consentOf = ({ analytics, marketing }: ConsentChoice) => ({
  analytics_storage: word(analytics),
  ad_storage: word(marketing),
  ad_user_data: word(marketing),
  ad_personalization: word(marketing),
});

function queue(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's script understands an arguments object and no array
  window.dataLayer.push(arguments);
}
