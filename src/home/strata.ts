/** The ground under the home page: the further down a section stands, the deeper and the darker its stratum. */
import type { CSSProperties } from "react";
import type { Strings } from "../site/strings/index.ts";
import type { HomeModel } from "./model.ts";

type SectionName = HomeModel["sections"][number];

/** Those that are dark by themselves, wherever they stand. */
const DARK: ReadonlySet<SectionName> = new Set(["figures", "about"]);
/** How deep each stratum begins, in metres, and how much clay is in its light ground, in per cent. */
const STRATA = [
  { depth: 0, clay: 0 },
  { depth: 0.4, clay: 3 },
  { depth: 1.5, clay: 8 },
  { depth: 3, clay: 13 },
  { depth: 6, clay: 18 },
  { depth: 10, clay: 22 },
  { depth: 16, clay: 26 },
];

export interface Stratum {
  /** «−3 m · Arcilla» */
  label: string;
  isDark: boolean;
  /** its ground and the one above it */
  style: CSSProperties;
}

/** The strata follow the order, not the section: whatever an owner hides or moves, the way leads down. */
export function strataOf(
  sections: readonly SectionName[],
  names: Strings["home"]["strata"],
  language: string,
): Stratum[] {
  const metres = new Intl.NumberFormat(language);
  const grounds = sections.map((section, index) => groundOf(section, index));
  return sections.map((section, index) => ({
    label: `${metres.format(0 - stratumAt(index).depth)} m · ${names[index] ?? names.at(-1)}`,
    isDark: DARK.has(section),
    style: { "--ground": grounds[index], "--above": grounds[index - 1] } as CSSProperties, // React knows no custom properties
  }));
}

const stratumAt = (index: number) => STRATA[Math.min(index, STRATA.length - 1)] ?? { depth: 0, clay: 0 };

function groundOf(section: SectionName, index: number): string {
  if (DARK.has(section)) return "var(--color-forest-deep)";
  return `color-mix(in oklab,var(--color-sand) ${stratumAt(index).clay}%,var(--color-limestone))`;
}
