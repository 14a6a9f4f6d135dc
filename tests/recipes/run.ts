/**
 * `npm run recipes`: carries out each recipe of CONTRIBUTING.md on a copy of the project, checks its types and runs the tests that
 * concern it. `npm run recipes -- language` takes only those with that word in their name.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeTemporaryFolder } from "../parts/temporary-folder.ts";
import { carriedOut, write } from "./apply.ts";
import { RECIPES, type Recipe } from "./recipes.ts";

const [word = ""] = process.argv.slice(2);
const copy = join(realpathSync(makeTemporaryFolder()), "copy");
const failed: string[] = [];

makeCopy();
for (const recipe of RECIPES.filter(({ name }) => name.includes(word))) tryOut(recipe);
process.exitCode = failed.length === 0 ? 0 : 1;

function makeCopy(): void {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.trim().split("\n").filter(existsSync)) cpSync(file, join(copy, file));
  cpSync(".astro", join(copy, ".astro"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
}

function tryOut(recipe: Recipe): void {
  const changed = carriedOut(copy, recipe);
  const before = new Map([...changed.keys()].map((file) => [file, join(copy, file)] as const));
  const originals = new Map(
    [...before].flatMap(([file, path]) => (existsSync(path) ? [[file, readFileSync(path, "utf8")]] : [])),
  );
  write(copy, changed);
  const hasPages = [...changed.keys()].some((file) => file.endsWith(".astro"));
  const isGood =
    run("tsc", "--noEmit", "-p", ".", "--incremental", "--tsBuildInfoFile", join(copy, "types.json")) &&
    (!hasPages || run("astro", "check", "--noSync", "--tsconfig", "tsconfig.astro.json")) &&
    run("vitest", "run", "--reporter=dot", ...recipe.tests);
  console.log(`${isGood ? "holds " : "FAILED"} ${recipe.name}`);
  if (!isGood) failed.push(recipe.name);
  for (const [file, path] of before) if (!originals.has(file)) rmSync(path);
  write(copy, originals);
}

/** Shows what a command says only when it fails. */
function run(command: string, ...args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(join("node_modules/.bin", command), args, {
    cwd: copy,
    encoding: "utf8",
  });
  if (status !== 0) console.log(stdout, stderr);
  return status === 0;
}
