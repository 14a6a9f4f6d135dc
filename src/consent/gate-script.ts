/** Stands only on sites that use a service from elsewhere, and fetches nothing before a yes. No React. */
import { REJECT_ALL } from "./choices.ts";
import { followConsent } from "./following.ts";
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
    followConsent(shortName, (record) => decide(record ?? REJECT_ALL));
  }
}

// A page drawn ahead of its visit must not be counted as one.
if ("prerendering" in document && document.prerendering) {
  document.addEventListener("prerenderingchange", openGates, { once: true });
} else {
  openGates();
}
