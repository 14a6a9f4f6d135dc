import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { themeColour } from "../src/site/theme-colours.ts";
import { judgeColour } from "./colours.ts";

const folder = mkdtempSync(join(tmpdir(), "colours-"));
writeFileSync(join(folder, "theme.yaml"), 'colours: { limestone: "#ffffff" }\n');

test("the picker begins with the site's own colour", () => {
  expect(judgeColour(folder, "forest", "")).toEqual({ usual: themeColour("forest") });
  expect(judgeColour(folder, "no-colour", "")).toBeUndefined();
});

test("a colour that nobody can read on the saved ones is told while it is chosen", () => {
  expect(judgeColour(folder, "forest", "#f0f0f0")?.problem).toContain("no se leería bien");
  expect(judgeColour(folder, "limestone", "#202020")?.problem).toContain("no se leería bien");
  expect(judgeColour(folder, "forest", "#123524")?.problem).toBeUndefined();
});
