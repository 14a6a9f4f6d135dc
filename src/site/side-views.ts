/**
 * Side views of the kinds of machine, each a drawing in `side-views/`, named like its subcategory. All are drawn at one
 * scale: ten units are a metre, and the ground is at nought. After its title a drawing has two paths: what is painted, with its colour as
 * class, and what is rubber, steel or shadow; windows are holes in the paint. Build time only.
 */
import { existsSync, readFileSync } from "node:fs";
import { type CustomPlugin, optimize } from "svgo";

const UNITS_PER_METRE = 10;

export interface SideView {
  viewBox: string;
  /** in metres */
  length: number;
  paint: string;
  painted: string;
  dark: string;
}

export function sideViewOf(subcategory: string): SideView | undefined {
  const file = `src/site/side-views/${subcategory}.svg`;
  return existsSync(file) ? readSideView(file) : undefined;
}

/** The one who stands beside them, 1.75 m, with helmet and vest. */
export const PERSON = readSideView("src/site/person.svg");

function readSideView(file: string): SideView {
  const elements: Readonly<Record<string, string>>[] = [];
  const read: CustomPlugin = {
    name: "read",
    fn: () => ({ element: { enter: ({ attributes }) => void elements.push(attributes) } }),
  };
  const shorten = { name: "convertPathData", params: { floatPrecision: 1 } } as const;
  optimize(readFileSync(file, "utf8"), { plugins: [shorten, read] });
  const [{ viewBox = "" } = {}] = elements;
  const [painted, dark] = elements.filter(({ d }) => d !== undefined);
  if (!painted?.class || !dark) throw new Error(`${file} has not the two paths of a side view`);
  const length = Number(viewBox.split(" ")[2]) / UNITS_PER_METRE;
  return { viewBox, length, paint: painted.class, painted: painted.d ?? "", dark: dark.d ?? "" };
}
