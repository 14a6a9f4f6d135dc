/** Only on sites that use a third party: loads it once the visitor has allowed it. Without React. */
import { REJECT_ALL } from "../../contract/consent.ts";
import { THIRD_PARTY_NAMES, type ThirdPartyIds } from "../../contract/third-parties.ts";
import { onConsentChange } from "./consent-changes.ts";
import { thirdPartyGate } from "./gate.ts";

function followConsent() {
  const settings = document.querySelector<HTMLMetaElement>('meta[name="external-services"]')?.content ?? "{}";
  const ids: ThirdPartyIds = JSON.parse(settings);
  const shortName = document.getElementById("cookie-banner")?.dataset.shortName ?? "";
  for (const name of THIRD_PARTY_NAMES) {
    const id = ids[name];
    if (id === undefined) continue;
    const apply = thirdPartyGate(name, id);
    onConsentChange(shortName, (record) => apply(record ?? REJECT_ALL));
  }
}

// A prerendered page that is never shown must not count as a visit.
if ("prerendering" in document && document.prerendering) {
  document.addEventListener("prerenderingchange", followConsent, { once: true });
} else {
  followConsent();
}
