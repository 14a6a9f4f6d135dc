/** Pages are prefetched when the pointer hovers over their link and prerendered on pointer down. */
export function speculationRules(): string {
  const where = {
    and: [{ href_matches: "/*" }, { not: { selector_matches: "[data-language],[href$=pdf]" } }],
  };
  return JSON.stringify({
    prefetch: [{ where, eagerness: "moderate" }],
    prerender: [{ where, eagerness: "conservative" }],
  });
}
