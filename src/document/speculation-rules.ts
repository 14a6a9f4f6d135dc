/** The next page is fetched while a pointer rests on its link, and drawn when the finger goes down. */
export function speculationRules(): string {
  const where = {
    and: [{ href_matches: "/*" }, { not: { selector_matches: "[data-language],[href$=pdf]" } }],
  };
  return JSON.stringify({
    prefetch: [{ where, eagerness: "moderate" }],
    prerender: [{ where, eagerness: "conservative" }],
  });
}
