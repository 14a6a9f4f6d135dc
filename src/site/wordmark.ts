/** The company's name in the logo, as an outline, so that it needs no font. Build time only. */
import { readFileSync } from "node:fs";
import { create } from "fontkitten";
import { optimize } from "svgo";
import { contentProblem } from "../../contract/content-problem.ts";
import { ContentError } from "./content/content-error.ts";
import { fieldSteps } from "./content/field-titles.ts";
import { content } from "./content/load.ts";
import { companySchema } from "./content/schema/company.ts";

const FONT_FILE = "node_modules/@expo-google-fonts/archivo/800ExtraBold/Archivo_800ExtraBold.ttf";

/** Where the name stands in the logo of 272 × 80, beside the mark. */
const LEFT = 74;
const RIGHT = 270;
const BASELINE = 58;
const FONT_SIZE = 50;
/** Tight, as the headings are; in the font's units. */
const TRACKING = -20;

const outlines = new Map<string, string>();

/** SVG path data of the name in `content/company.yaml`. */
export function companyWordmark(): string {
  const text = content.company.wordmark ?? content.company.name;
  const outline = outlines.get(text) ?? outlineOf(text);
  outlines.set(text, outline);
  return outline;
}

export function outlineOf(text: string): string {
  const font = create(readFileSync(FONT_FILE));
  if (font.isCollection) throw new Error(`${FONT_FILE} holds more than one font`);
  const missing = [...text].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing)
    throw new ContentError([
      contentProblem(
        {
          file: "content/company.yaml",
          field: fieldSteps(companySchema, [content.company.wordmark ? "wordmark" : "name"], content.company),
        },
        "letter-not-in-font",
        { letter: missing },
      ),
    ]);
  const glyphs = font.glyphsForString(text);
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth + TRACKING, 0);
  // A long name is set smaller, in the middle of the height that a short one has.
  const scale = Math.min(FONT_SIZE / font.unitsPerEm, (RIGHT - LEFT) / width);
  const baseline = BASELINE - ((FONT_SIZE / font.unitsPerEm - scale) * font.capHeight) / 2;
  let left = LEFT;
  const paths = glyphs.map(({ path, advanceWidth }) => {
    const placed = path.scale(scale, -scale).translate(left, baseline).toSVG();
    left += (advanceWidth + TRACKING) * scale;
    return placed;
  });
  return shortened(paths.join(""));
}

/** It stands in every document, so a tenth of a pixel is exact enough. */
function shortened(path: string): string {
  const { data } = optimize(`<svg><path d="${path}"/></svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 1 } }],
  });
  return data.slice(data.indexOf('d="') + 3, data.lastIndexOf('"'));
}
