/** The next page is fetched while a pointer rests on its link, and drawn when the finger goes down. */
export function speculationRules(): string {
  const internal = {
    and: [{ href_matches: "/es/*" }, { not: { selector_matches: "[data-language], [download]" } }],
  };
  const basque = {
    and: [{ href_matches: "/eu/*" }, { not: { selector_matches: "[data-language], [download]" } }],
  };
  const where = { or: [internal, basque] };
  return JSON.stringify({
    prefetch: [{ where, eagerness: "moderate" }],
    prerender: [{ where, eagerness: "conservative" }],
  });
}
