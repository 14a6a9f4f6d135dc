/** `npm run test:changed`: the unit tests that touch what changed since the last commit, then the browser tests beside it. */
import { execFileSync, spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { findBrowser } from "./browser.ts";
import { makeTemporaryFolder } from "./parts/temporary-folder.ts";

const linesOf = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");
const changed = [
  ...linesOf("diff", "--name-only", "--relative", "HEAD"),
  ...linesOf("ls-files", "--others", "--exclude-standard"),
];
const folders = new Set(changed.map(dirname).filter((folder) => folder !== "tests"));
const browserTests = globSync("{src,editor,tests}/**/*.e2e.ts").filter(
  (file) => changed.includes(file) || folders.has(dirname(file)),
);

makeTemporaryFolder();
const run = (command: string, args: string[], environment = {}) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...environment } }).status === 0;
const unitTestsPass = run("vitest", ["run", "--changed", "--reporter=dot"]);
const browserTestsPass =
  browserTests.length === 0 ||
  run("playwright", ["test", "--reporter=dot", ...browserTests], { CHROMIUM: (await findBrowser()) ?? "" });
process.exitCode = unitTestsPass && browserTestsPass ? 0 : 1;
