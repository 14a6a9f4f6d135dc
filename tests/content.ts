/** The content of this checkout, for tests that hold the site against it. */
import type { Language } from "../contract/languages.ts";
import { legalAddress } from "../contract/routes.ts";
import { readContent } from "../src/site/content/read.ts";
import type { LEGAL_ROLES } from "../src/site/content/schema/pages.ts";

export const content = readContent();

/** Whether it has to be the specification's sample, with every word right. An owner's may say anything. */
export const isOurs = process.env.SAMPLE_CONTENT === "true";

/** A list that cannot be empty, for tests that need one of its members. */
export function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error("the content has none of these");
  return item;
}

/** Where the policy stands that the banner (`cookies`) or the form (`privacy`) links. */
export const policyAddress = (language: Language, wanted: (typeof LEGAL_ROLES)[number]) =>
  legalAddress(language, first(content.legal.filter(({ role }) => role === wanted)).slug);

const typeOf = new Map(content.machinery.types.map((type) => [type.id, type]));

/** Every machine with what its type tells about it. */
export const machines = content.machinery.equipment.map((machine) => {
  const type = typeOf.get(machine.type);
  if (!type) throw new Error(`no type ${machine.type}`);
  return { ...machine, title: type.title, category: type.category, subcategory: type.subcategory };
});
export type Machine = (typeof machines)[number];
const kindsOwned = new Set(machines.map(({ subcategory }) => subcategory));
/** Texts may name a kind of which no machine is left. */
export const isOwned = (subcategory: string) => kindsOwned.has(subcategory);
