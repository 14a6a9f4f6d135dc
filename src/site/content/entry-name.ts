/** What an owner calls an entry of a list. */

const NAMING_FIELDS = ["title", "name", "question", "label", "term"];

/** Its brand and model, its title, else its first text in Spanish, else all it has. */
export function entryName(entry: unknown): string {
  if (typeof entry === "string" || typeof entry === "number") return String(entry);
  if (typeof entry !== "object" || entry === null) return "";
  const members = new Map<string, unknown>(Object.entries(entry));
  if (members.has("es")) return entryName(members.get("es"));
  if (members.has("brand"))
    return [members.get("brand"), members.get("model")].map(entryName).join(" ").trim();
  const naming = NAMING_FIELDS.find((key) => members.has(key));
  const values = [...members.values()];
  const chosen = naming ? members.get(naming) : values.find((value) => Object.hasOwn(Object(value), "es"));
  return chosen === undefined ? values.map(entryName).filter(Boolean).join(" · ") : entryName(chosen);
}
