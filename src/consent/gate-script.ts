/** Only on sites that use a third-party service: loads it once the visitor has allowed it. Without React. */
import { REJECT_ALL } from "../../contract/consent.ts";
import { onConsentChange } from "./consent-changes.ts";
import { openGate } from "./gate.ts";
import { SERVICES } from "./services.ts";

function openGates() {
  const settings = document.querySelector<HTMLMetaElement>('meta[name="external-services"]')?.content ?? "{}";
  const ids = new Map<string, string>(Object.entries(JSON.parse(settings)));
  const shortName = document.getElementById("cookie-banner")?.dataset.shortName ?? "";
  for (const service of SERVICES) {
    const id = ids.get(service.setting);
    if (id === undefined) continue;
    const decide = openGate(service, id);
    onConsentChange(shortName, (record) => decide(record ?? REJECT_ALL));
  }
}

// A prerendered page that is never shown must not count as a visit.
if ("prerendering" in document && document.prerendering) {
  document.addEventListener("prerenderingchange", openGates, { once: true });
} else {
  openGates();
}
