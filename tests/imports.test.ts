/** Arrows between rooms point one way (DESIGN): a page may know the building blocks, never the other way round. */
import { glob, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

/** `server/main.ts` and its like. */
const SERVER_TOP = "server";
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

/** The same for the server. Its entry files and commands stand above all of them. */
const SERVER_LAYERS: readonly (readonly string[])[] = [
  [SERVER_TOP, "server/cli"],
  ["server/application"],
  ["server/api", "server/operations"],
  ["server/pages"],
  ["server/http"],
  ["server/publication"],
  ["server/site"],
  ["server/services"],
  ["server/contact", "server/consent"],
  ["server/store"],
  ["server/config"],
  ["server/base"],
];

/** Files of content, and how they are published. */
const EDITOR_USES = /^(?:src\/site|server(?:\/.*)?|contract)$/;

const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*|<script\s[^>]*\bsrc=)["'](\.[^"']+)["']/g;

/** Why a file may not import another, or nothing. */
function violationOf(file: string, imported: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(imported)];
  if (from === to) return undefined;
  const isTest = TEST_FILE.test(file);
  if (to === "tests") return isTest || from === "bench" ? undefined : "only tests use what tests are made of";
  if (from === "tests" || from === "bench" || from === "art") return undefined;
  if (from === "editor") return EDITOR_USES.test(to) ? undefined : "the editor knows content and publication";
  if (isServer(from)) {
    if (to === "contract") return undefined;
    if (!isServer(to)) return "the server knows nothing but the contract";
    return isTest ? undefined : upwards(SERVER_LAYERS, from, to);
  }
  if (isTest && to.startsWith("src/")) return undefined;
  if (isServer(to)) return "the site talks to the server over HTTP only";
  const layered = (room: string) => (LAYERS.flat().includes(room) ? room : PAGE);
  return upwards(LAYERS, layered(from), layered(to));
}

const isServer = (room: string) => room === SERVER_TOP || room.startsWith(`${SERVER_TOP}/`);

function upwards(layers: readonly (readonly string[])[], from: string, to: string): string | undefined {
  const layerOf = (room: string) => layers.findIndex((layer) => layer.includes(room));
  for (const room of [from, to]) if (layerOf(room) < 0) return `${room} stands in no layer`;
  return layerOf(from) < layerOf(to) ? undefined : `${to} stands no lower than ${from}`;
}

/** `src/home/Hero.tsx` → `src/home`, `server/pages/answer-page.ts` → `server/pages`, `server/main.ts` → `server` */
function roomOf(file: string): string {
  const [top = "", second = "", third] = file.split("/");
  if (top === SERVER_TOP) return third === undefined ? SERVER_TOP : `${top}/${second}`;
  return top === "src" ? `${top}/${second}` : top;
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, target = ""]) => normalize(join(dirname(file), target)));
}

/** Not written into the call: knip would take every file for one that this test uses. */
const ALL_FILES = "{src,server,editor,contract,tests,bench,art}/**/*.{ts,tsx,astro}";

type Imports = ReadonlyMap<string, readonly string[]>;

async function readImports(): Promise<Imports> {
  const files = await Array.fromAsync(glob(ALL_FILES));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, importsOf(file, await readFile(file, "utf8"))] as const),
    ),
  );
}

function violations(imports: Imports): string[] {
  return [...imports].flatMap(([file, imported]) =>
    imported.flatMap((target) => {
      const reason = violationOf(file, target);
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
    ["server/http/problems.ts", "src/site/site.ts"],
    ["server/store/store.ts", "server/contact/inbox.ts"],
    ["server/contact/inbox.ts", "server/http/problems.ts"],
    ["server/contact/inbox.ts", "server/consent/consent-log.ts"],
    ["server/http/problems.ts", "server/application/application.ts"],
    ["server/application/application.ts", "server/main.ts"],
    ["server/a-new-room/file.ts", "server/base/clock.ts"],
    ["contract/routes.ts", "src/site/site.ts"],
    ["src/ui/Button.tsx", "src/home/Hero.tsx"],
    ["src/site/site.ts", "src/ui/Picture.tsx"],
    ["src/home/Hero.tsx", "src/about/History.tsx"],
    ["src/layout/Header.tsx", "src/document/page.ts"],
    ["src/consent/save-choice.ts", "src/contact/submit.ts"],
    ["src/ui/Button.tsx", "src/a-new-page/Page.tsx"],
    ["server/http/problems.ts", "tests/parts/mailbox.ts"],
    ["src/site/site.ts", "editor/entries.ts"],
    ["server/main.ts", "editor/start.ts"],
    ["editor/start.ts", "src/ui/Button.tsx"],
  ])("%s → %s", (file, imported) => {
    expect(violationOf(file, imported)).toBeDefined();
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
