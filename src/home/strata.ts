/** The ground under the home page: the further down a section stands, the deeper and the darker its stratum. */
import type { Strings } from "../site/strings/index.ts";
import { edgeAt } from "./edges.ts";
import type { HomeModel } from "./model.ts";

type SectionName = HomeModel["sections"][number];

/** Green and dark wherever it stands. */
const GRASS: SectionName = "figures";
/** Those that can be read on dark ground as well: where one of them is the last, it stands on rock. */
const ON_ROCK: ReadonlySet<SectionName> = new Set(["about", "questions"]);
/** How deep each stratum begins, in decimetres, and what colours its ground, in per cent: each is darker than the one above it. */
const STRATA = [
  { depth: 0, tint: "meadow", share: 6 },
  { depth: 4, tint: "sand", share: 9 },
  { depth: 15, tint: "sand", share: 22 },
  { depth: 30, tint: "sand", share: 35 },
  { depth: 60, tint: "sand", share: 48 },
  { depth: 100, tint: "sand", share: 62 },
  { depth: 160, tint: "sand", share: 74 },
] as const;
const BEDROCK = STRATA[STRATA.length - 1] ?? STRATA[0];
const DEEPEST = 240;

export interface Stratum {
  section: SectionName;
  name: string;
  /** where it begins: «−3 m» */
  depth: string;
  isDark: boolean;
  /** its ground, the one above it with its edge, and from which to which decimetre it goes */
  properties: Readonly<Record<`--${string}`, string | number | undefined>>;
}

/** The strata follow the order, not the section: whatever an owner hides or moves, the way leads down. */
export function strataOf(
  sections: readonly SectionName[],
  names: Strings["home"]["strata"],
  language: string,
): Stratum[] {
  const metres = new Intl.NumberFormat(language);
  const isRock = (section: SectionName, index: number) =>
    ON_ROCK.has(section) && index === sections.length - 1;
  const grounds = sections.map((section, index) => {
    if (section === GRASS) return "var(--color-forest-deep)";
    if (isRock(section, index)) return mix("soil", 34, "ink");
    const { tint, share } = stratumAt(index);
    return mix(tint, share, "limestone");
  });
  return sections.map((section, index) => ({
    section,
    name: names[index] ?? names.at(-1) ?? "",
    depth: `${index > 0 ? "−" : ""}${metres.format(stratumAt(index).depth / 10)} m`,
    isDark: section === GRASS || isRock(section, index),
    properties: {
      "--ground": grounds[index],
      "--above": grounds[index - 1],
      "--edge": edgeAt(index)?.edge,
      "--finds": edgeAt(index)?.finds,
      "--height": edgeAt(index)?.height,
      "--from": stratumAt(index).depth,
      "--to": STRATA[index + 1]?.depth ?? DEEPEST,
    },
  }));
}

/** A rule for each: as style attributes each would need a hash in the content security policy. */
export function strataStyle(strata: readonly Stratum[], language: string): string {
  const point = new Intl.NumberFormat(language)
    .formatToParts(0.5)
    .find(({ type }) => type === "decimal")?.value;
  const rules = strata.map(({ section, properties }) => {
    const declarations = Object.entries(properties).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}:${value}`],
    );
    return `.stratum-${section}{${declarations.join(";")}}`;
  });
  return `@supports (color:color-mix(in oklab,red,blue)){.stratum{--point:"${point}"}${rules.join("")}}`;
}

const stratumAt = (index: number) => STRATA[index] ?? BEDROCK;

function mix(colour: string, share: number, other: string): string {
  return `color-mix(in oklab,var(--color-${colour}) ${share}%,var(--color-${other}))`;
}
