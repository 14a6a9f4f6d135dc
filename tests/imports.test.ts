/** Arrows between rooms point one way (DESIGN): a page may know the building blocks, never the other way round. */
import { glob, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

/** Every room of `src` that stands in no layer is the room of one page, `src/home` for example. */
const PAGE = "a page";
/** From the top down; a room may import from the rooms below it. */
const LAYERS: readonly (readonly string[])[] = [
  ["src/pages"],
  [PAGE],
  ["src/document"],
  ["src/layout", "src/consent"],
  ["src/toasts"],
  ["src/ui"],
  ["src/api", "src/islands", "src/site"],
  ["contract"],
];

/** Files of content, and how they are published. */
const EDITOR_USES = ["src/site", "server", "contract"];

/** Tests, and what browser tests of one room share. */
const TEST_FILE = /\.(test|e2e)\.tsx?$|\/(test-visitor|page-object)\.ts$/;
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*|<script\s[^>]*\bsrc=)["'](\.[^"']+)["']/g;

/** Why a file may not import another, or nothing. */
function objection(file: string, imported: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(imported)];
  if (from === to) return undefined;
  const isTest = TEST_FILE.test(file);
  if (to === "tests") return isTest || from === "bench" ? undefined : "only tests use what tests are made of";
  if (from === "tests" || from === "bench" || from === "art") return undefined;
  if (from === "editor")
    return EDITOR_USES.includes(to) ? undefined : "the editor knows content and publication";
  if (from === "server") return to === "contract" ? undefined : "the server knows nothing but the contract";
  if (isTest && to.startsWith("src/")) return undefined;
  if (to === "server") return "the site talks to the server over HTTP only";
  return layerOf(from) < layerOf(to) ? undefined : `${to} stands no lower than ${from}`;
}

function layerOf(room: string): number {
  const name = LAYERS.flat().includes(room) ? room : PAGE;
  return LAYERS.findIndex((layer) => layer.includes(name));
}

/** `src/home/Hero.tsx` → `src/home`, `server/site/answer-page.ts` → `server` */
function roomOf(file: string): string {
  const [top = "", second = ""] = file.split("/");
  return top === "src" ? `${top}/${second}` : top;
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, target = ""]) => normalize(join(dirname(file), target)));
}

type Imports = ReadonlyMap<string, readonly string[]>;

async function readImports(): Promise<Imports> {
  const files = await Array.fromAsync(
    glob("{src,server,editor,contract,tests,bench,art}/**/*.{ts,tsx,astro}"),
  );
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, importsOf(file, await readFile(file, "utf8"))] as const),
    ),
  );
}

function violations(imports: Imports): string[] {
  return [...imports].flatMap(([file, imported]) =>
    imported.flatMap((target) => {
      const reason = objection(file, target);
      return reason ? [`${file} imports ${target}: ${reason}`] : [];
    }),
  );
}

/** Each circle once, as the files on its way round. */
function circles(imports: Imports): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  function follow(file: string, way: readonly string[]): void {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (finished.has(file) || way.includes(file)) return;
    for (const target of imports.get(file) ?? []) follow(target, [...way, file]);
    finished.add(file);
  }
  for (const file of imports.keys()) follow(file, []);
  return found;
}

const imports = await readImports();

test("no import goes against the design", () => {
  expect(violations(imports)).toEqual([]);
});

test("no import comes back to where it started", () => {
  expect(circles(imports)).toEqual([]);
});

describe("the check itself sees", () => {
  test.each([
    ["src/home/model.ts", "server/config/config.ts"],
    ["server/http/app.ts", "src/site/site.ts"],
    ["contract/routes.ts", "src/site/site.ts"],
    ["src/ui/Button.tsx", "src/home/Hero.tsx"],
    ["src/site/site.ts", "src/ui/Picture.tsx"],
    ["src/home/Hero.tsx", "src/about/History.tsx"],
    ["src/layout/Header.tsx", "src/document/page.ts"],
    ["src/consent/save-choice.ts", "src/contact/submit.ts"],
    ["src/ui/Button.tsx", "src/a-new-page/Page.tsx"],
    ["server/http/app.ts", "tests/parts/mailbox.ts"],
    ["src/site/site.ts", "editor/entries.ts"],
    ["server/main.ts", "editor/start.ts"],
    ["editor/start.ts", "src/ui/Button.tsx"],
  ])("%s → %s", (file, imported) => {
    expect(objection(file, imported)).toBeDefined();
  });

  test("a circle of three files, once", () => {
    const round = new Map([
      ["a.ts", ["b.ts"]],
      ["b.ts", ["c.ts"]],
      ["c.ts", ["b.ts", "a.ts"]],
    ]);
    expect(circles(round)).toEqual(["b.ts → c.ts → b.ts", "a.ts → b.ts → c.ts → a.ts"]);
  });

  test("static imports, types, dynamic imports, re-exports and scripts of pages", () => {
    const source = `import "./a.ts"; import type { B } from "./b.ts"; await import("./c.ts");
      export { d } from "../ui/d.ts"; <script src="../home/e.ts"></script> import react from "react";`;
    expect(importsOf("src/pages/x.astro", source)).toEqual([
      "src/pages/a.ts",
      "src/pages/b.ts",
      "src/pages/c.ts",
      "src/ui/d.ts",
      "src/home/e.ts",
    ]);
  });
});
