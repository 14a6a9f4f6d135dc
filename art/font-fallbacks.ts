/** Writes src/ui/fallback-fonts.css, what stands in for Archivo until it is there: node art/font-fallbacks.ts */
import { writeFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import { fromFile } from "@capsizecss/unpack/fs";

export const FALLBACK_FONTS_CSS = "src/ui/fallback-fonts.css";

const HEADING =
  "/* Written by art/font-fallbacks.ts: the visitor's own fonts, scaled to Archivo's widths and height. */\n";

const ARCHIVO = "node_modules/@expo-google-fonts/archivo";
const ARIMO = "node_modules/@expo-google-fonts/arimo"; // has Arial's widths, as Liberation Sans and Helvetica have
const ROBOTO = "node_modules/@expo-google-fonts/roboto";
const DEJAVU = "node_modules/dejavu-fonts-ttf/ttf";

interface Style {
  /** measured in place of those that are named */
  file: string;
  /** full names, then PostScript names where a browser knows only those */
  names: string[];
}

const FALLBACKS: { family: string; regular: Style; bold: Style }[] = [
  {
    family: "Archivo Fallback Arial",
    regular: {
      file: `${ARIMO}/400Regular/Arimo_400Regular.ttf`,
      names: ["Arial", "ArialMT", "Helvetica", "Liberation Sans", "Arimo", "Arimo Regular"],
    },
    bold: {
      file: `${ARIMO}/700Bold/Arimo_700Bold.ttf`,
      names: ["Arial Bold", "Arial-BoldMT", "Helvetica Bold", "Liberation Sans Bold", "Arimo Bold"],
    },
  },
  {
    family: "Archivo Fallback Roboto",
    regular: { file: `${ROBOTO}/400Regular/Roboto_400Regular.ttf`, names: ["Roboto", "Roboto Regular"] },
    bold: { file: `${ROBOTO}/700Bold/Roboto_700Bold.ttf`, names: ["Roboto Bold"] },
  },
  {
    family: "Archivo Fallback DejaVu",
    regular: { file: `${DEJAVU}/DejaVuSans.ttf`, names: ["DejaVu Sans", "Verdana"] },
    bold: { file: `${DEJAVU}/DejaVuSans-Bold.ttf`, names: ["DejaVu Sans Bold", "Verdana Bold"] },
  },
];

/** Archivo grows wider with its weight, so each range of weights is measured by itself. */
const WEIGHTS = [
  { range: "400 599", archivo: "400Regular/Archivo_400Regular.ttf", style: "regular" },
  { range: "600 699", archivo: "600SemiBold/Archivo_600SemiBold.ttf", style: "bold" },
  { range: "700 900", archivo: "800ExtraBold/Archivo_800ExtraBold.ttf", style: "bold" },
] as const;

async function face(family: string, { file, names }: Style, archivo: string, range: string): Promise<string> {
  const metrics = await Promise.all([fromFile(`${ARCHIVO}/${archivo}`), fromFile(file)]);
  const [fallback] = createFontStack(metrics, { fontFaceFormat: "styleObject" }).fontFaces;
  if (!fallback) throw new Error(`No fallback for ${archivo} out of ${file}`);
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fallback["@font-face"];
  const descriptors = {
    "font-family": `"${family}"`,
    src: names.map((name) => `local("${name}")`).join(", "),
    "font-weight": range,
    "size-adjust": sizeAdjust,
    "ascent-override": ascentOverride,
    "descent-override": descentOverride,
    "line-gap-override": lineGapOverride,
  };
  const lines = Object.entries(descriptors).flatMap(([name, value]) => (value ? `  ${name}: ${value};` : []));
  return `@font-face {\n${lines.join("\n")}\n}\n`;
}

export async function fallbackFonts(): Promise<string> {
  const faces = FALLBACKS.flatMap((fallback) =>
    WEIGHTS.map(({ range, archivo, style }) => face(fallback.family, fallback[style], archivo, range)),
  );
  return [HEADING, ...(await Promise.all(faces))].join("\n");
}

if (import.meta.main) writeFileSync(FALLBACK_FONTS_CSS, await fallbackFonts());
