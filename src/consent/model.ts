import type { Site } from "../site/site.ts";
export function consentProps(_site: Site) {
  return {};
}
