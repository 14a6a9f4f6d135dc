/** What was changed since the last publication, in the owner's words. */
import { type Change, changesSincePublication } from "../../server/publication/sources.ts";
import { addressOf, labelOf } from "../entries.ts";

export interface NamedChange {
  name: string;
  kind: string;
  address?: string;
}

const KINDS = { added: "se añade", changed: "cambia", removed: "se quita" } as const satisfies Record<
  Change["kind"],
  string
>;

export function namedChanges(root: string): NamedChange[] {
  return changesSincePublication(root).map(({ path, kind }) => {
    const inContent = path.replace(/^content\//, "");
    const address = kind === "removed" ? undefined : addressOf(inContent);
    return { name: labelOf(inContent), kind: KINDS[kind], ...(address && { address }) };
  });
}
