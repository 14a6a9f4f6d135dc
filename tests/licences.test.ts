/** Whose work the site is made of, and under which terms. After a change of packages: `npx vitest run tests/licences -u`. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Terms that ask for no more than a notice. */
const PERMISSIVE = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "MIT AND OFL-1.1",
];
/** What reaches a visitor's browser; with what each of them needs. */
const IN_PAGES = [
  "@expo-google-fonts/archivo",
  "@nanostores/react",
  "embla-carousel-react",
  "es-atlas",
  "nanostores",
  "radix-ui",
  "react",
  "react-dom",
  "react-hook-form",
  "zod",
];

/** What only the owner's editor runs, on the owner's machine, and whose terms ask for more than a notice. */
const IN_THE_EDITOR = ["heic-decode", "libheif-js"];

interface Package {
  dev?: boolean;
  license?: string;
  dependencies?: Record<string, string>;
}

const FOLDER = "node_modules/";
const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const nameOf = (path: string) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

function onTheServer(): string[] {
  return Object.keys(lock.packages).filter((path) => path !== "" && lock.packages[path]?.dev !== true);
}

function inThePages(): string[] {
  const found = new Set(IN_PAGES.map((name) => FOLDER + name));
  for (const path of found) {
    for (const name of Object.keys(lock.packages[path]?.dependencies ?? {})) found.add(installed(path, name));
  }
  return [...found];
}

/** Beside the package that needs it, or in a folder above. */
function installed(path: string, name: string): string {
  const own = `${path}/${FOLDER}${name}`;
  return path === "" || own in lock.packages
    ? own.replace(/^\//, "")
    : installed(path.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ""), name);
}

function byLicence(paths: readonly string[]): string {
  const groups = Map.groupBy(paths, (path) => lock.packages[path]?.license ?? "unknown");
  return [...groups]
    .map(([licence, members]) => `- **${licence}**: ${[...new Set(members.map(nameOf))].sort().join(", ")}`)
    .sort()
    .join("\n");
}

test("every package that is run or sent may be used with no more than a notice", () => {
  const others = [...onTheServer(), ...inThePages()].filter(
    (path) => !PERMISSIVE.includes(lock.packages[path]?.license ?? ""),
  );
  expect(others).toEqual([]);
});

test("docs/licences.md names them all", async () => {
  const text = `# Licences

The packages the site is made of, by their terms, as \`package-lock.json\` has them. Written by \`tests/licences.test.ts\`.

## Run on the server

${byLicence(onTheServer())}

Node.js itself, which the package \`node\` brings, is under MIT, with the terms of its parts in its own LICENSE file.

## Sent to visitors' browsers, in whole or in part

${byLicence(inThePages())}

The map's boundaries, from \`es-atlas\`, are data of the Instituto Geográfico Nacional under CC BY 4.0, named beside each map.

## Run by the owner's editor only

These read an iPhone's photographs (HEIC). They are development packages, neither changed nor sent to anyone; \`libheif-js\` comes with its
own LICENSE file, and its sources are those of libheif.

${byLicence(IN_THE_EDITOR.map((name) => FOLDER + name))}
`;
  await expect(text).toMatchFileSnapshot("../docs/licences.md");
});
