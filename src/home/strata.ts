/** The ground under the home page: the further down a section stands, the deeper and the darker its stratum. */
import type { CSSProperties } from "react";
import type { Strings } from "../site/strings/index.ts";
import { edgeAt } from "./edges.ts";
import type { HomeModel } from "./model.ts";

type SectionName = HomeModel["sections"][number];

/** Those that are dark by themselves, wherever they stand. */
const DARK: ReadonlySet<SectionName> = new Set(["figures", "about", "questions"]);
/** How deep each stratum begins, in decimetres; what colours its light ground, in per cent; and its dark ground. */
const STRATA = [
  { depth: 0, tint: "meadow", share: 8, dark: "var(--color-forest-deep)" },
  { depth: 4, tint: "sand", share: 6, dark: ground("soil", 80, "ink") },
  { depth: 15, tint: "sand", share: 13, dark: ground("soil", 92, "ink") },
  { depth: 30, tint: "sand", share: 22, dark: ground("soil", 70, "ink") },
  { depth: 60, tint: "moss", share: 12, dark: ground("soil", 55, "ink") },
  { depth: 100, tint: "sand", share: 34, dark: ground("soil", 45, "ink") },
  { depth: 160, tint: "moss", share: 24, dark: ground("soil", 32, "ink") },
] as const;
const BEDROCK = STRATA[STRATA.length - 1] ?? STRATA[0];
const DEEPEST = 240;

export interface Stratum {
  name: string;
  /** where it begins: «−3 m» */
  depth: string;
  isDark: boolean;
  /** its ground, the one above it with its edge, and from which to which decimetre it goes */
  style: CSSProperties;
}

/** The strata follow the order, not the section: whatever an owner hides or moves, the way leads down. */
export function strataOf(
  sections: readonly SectionName[],
  names: Strings["home"]["strata"],
  language: string,
): Stratum[] {
  const metres = new Intl.NumberFormat(language);
  const point = metres.formatToParts(0.5).find(({ type }) => type === "decimal")?.value;
  const grounds = sections.map((section, index) => groundOf(section, index));
  return sections.map((section, index) => ({
    name: names[index] ?? names.at(-1) ?? "",
    depth: `${index > 0 ? "−" : ""}${metres.format(stratumAt(index).depth / 10)} m`,
    isDark: DARK.has(section),
    style: {
      "--ground": grounds[index],
      "--above": grounds[index - 1],
      "--edge": edgeAt(index),
      "--from": stratumAt(index).depth,
      "--to": STRATA[index + 1]?.depth ?? DEEPEST,
      "--point": `"${point}"`,
    } as CSSProperties, // React knows no custom properties
  }));
}

const stratumAt = (index: number) => STRATA[index] ?? BEDROCK;

function groundOf(section: SectionName, index: number): string {
  const { tint, share, dark } = stratumAt(index);
  return DARK.has(section) ? dark : ground(tint, share, "limestone");
}

function ground(colour: string, share: number, other: string): string {
  return `color-mix(in oklab,var(--color-${colour}) ${share}%,var(--color-${other}))`;
}
