import type { ConsentChoice } from "../../contract/consent.ts";
import { THIRD_PARTIES, type ThirdPartyName } from "../../contract/third-parties.ts";
import { googleConsentMode } from "./google.ts";

/** How a third party's own script is told what the visitor allows. */
interface ConsentSignals {
  /** once a page, before anything is known of the visitor's choice */
  prepare: (id: string) => void;
  /** at each choice; at a no it ends what the script does on this page */
  signal: (id: string, choice: ConsentChoice) => void;
  /** once, when the script is fetched */
  begin: (id: string) => void;
}

const SIGNALS: Readonly<Record<ThirdPartyName, ConsentSignals>> = { analytics: googleConsentMode };

/** Loads a third party once it is allowed; switches it off and deletes its cookies when it no longer is. */
export function thirdPartyGate(name: ThirdPartyName, id: string): (choice: ConsentChoice) => void {
  const { category, cookies, script } = THIRD_PARTIES[name];
  const { prepare, signal, begin } = SIGNALS[name];
  let hasBegun = false;
  prepare(id);
  return (choice) => {
    signal(id, choice);
    if (!choice[category]) {
      for (const cookie of expiredCookies(document.cookie, cookies, location.hostname)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
        document.cookie = cookie;
      }
    } else if (!hasBegun) {
      hasBegun = true;
      begin(id);
      fetchScript(script(id));
    }
  };
}

function fetchScript(address: string) {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  document.head.append(script);
}

const LONG_AGO = "Thu, 01 Jan 1970 00:00:00 GMT";

/** What to assign to `document.cookie` so that these cookies are deleted, whichever of our domains they were set for. */
export function expiredCookies(cookies: string, names: readonly string[], hostname: string): string[] {
  const present = cookies.split(";").map((cookie) => cookie.split("=", 1).join("").trim());
  const ours = present.filter((name) =>
    names.some((known) => name === known || name.startsWith(`${known}_`)),
  );
  const domains = ["", ...domainsOf(hostname).map((domain) => `; domain=${domain}`)];
  return ours.flatMap((name) => domains.map((domain) => `${name}=; path=/; expires=${LONG_AGO}${domain}`));
}

/** `www.harlur.eus` → itself and `harlur.eus` */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}
