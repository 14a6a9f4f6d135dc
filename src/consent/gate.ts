import type { ConsentChoice } from "../../contract/consent.ts";
import { expiredCookies } from "./expired-cookies.ts";
import type { ExternalService } from "./services.ts";

/** Lets a service in once it may come, and puts it out, with its cookies, when it may not any more. */
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
