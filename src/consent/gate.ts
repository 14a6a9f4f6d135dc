import type { ConsentChoice } from "../../contract/consent.ts";
import type { ExternalService } from "./services.ts";

/** Loads a service once it is allowed; switches it off and deletes its cookies when it no longer is. */
export function openGate(service: ExternalService, id: string): (choice: ConsentChoice) => void {
  let hasBegun = false;
  service.prepare(id);
  return (choice) => {
    const isAllowed = choice[service.category];
    service.signal(id, choice);
    if (!isAllowed) {
      for (const cookie of expiredCookies(document.cookie, service.cookies, location.hostname)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
        document.cookie = cookie;
      }
    } else if (!hasBegun) {
      hasBegun = true;
      service.begin(id);
      fetchScript(service.script(id));
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
