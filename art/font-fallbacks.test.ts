import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FALLBACK_FONTS_CSS, fallbackFonts } from "./font-fallbacks.ts";

const withoutLayout = (css: string) => css.replaceAll(/\s+/g, " ");

test("the fallback fonts are those that the fonts' measures ask for: node art/font-fallbacks.ts", async () => {
  expect(withoutLayout(readFileSync(FALLBACK_FONTS_CSS, "utf8"))).toBe(withoutLayout(await fallbackFonts()));
});
