/**
 * `npm run mutants`: makes the faults of `faults.ts` on a copy of the project and tells which tests see each. Faults that
 * have nothing to do with each other are made together, to save builds. `npm run mutants -- 5 12` takes only those, each
 * by itself; `-- unit` those that need no built site, `-- built` the others.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { findBrowser } from "../browser.ts";
import { makeTemporaryFolder } from "../parts/temporary-folder.ts";
import { FAULTS, type Fault } from "./faults.ts";

interface Result {
  file: string;
  title: string;
  passed: boolean;
}

interface NamedTest {
  file: string;
  title: string;
}

const BROWSER_TEST = /\.e2e\.ts$/;
/** Reads the pages that were built. */
const BUILT_TEST = /\.(?:e2e|built\.test)\.ts$/;
/** A test that fails on purpose need not wait as long as one on a busy machine. */
const EXPECT_TIMEOUT_MS = "20000";

const copy = join(realpathSync(makeTemporaryFolder()), "copy");
const report = join(copy, "report.json");
const browser = await findBrowser();
const [kind = ""] = process.argv.slice(2);
const chosen = process.argv.slice(2).map(Number).filter(Number.isInteger);
const faults = FAULTS.map((fault, index) => ({ ...fault, number: index + 1 })).filter((fault) => {
  if (kind === "unit" || kind === "built") return needsBuild(fault) === (kind === "built");
  return chosen.length === 0 || chosen.includes(fault.number);
});
const missed: string[] = [];

makeCopy();
await expectGreen();
for (const group of inGroups(faults)) await tryTogether(group);
console.log(`\n${faults.length - missed.length} of ${faults.length} faults are found`);
process.exitCode = missed.length === 0 ? 0 : 1;

function makeCopy(): void {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.trim().split("\n").filter(existsSync)) cpSync(file, join(copy, file));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
}

/** A test that is red anyway, or is not there, would prove nothing. */
async function expectGreen(): Promise<void> {
  const results = await runTests(faults);
  const wrong = faults.flatMap(({ number, tests }) =>
    tests.flatMap((test) => {
      const found = resultsOf(test, results);
      if (found.length === 0) return [`${number}: there is no test ${test}`];
      return found.every(({ passed }) => passed) ? [] : [`${number}: fails without the fault: ${test}`];
    }),
  );
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}

async function tryTogether(group: (Fault & { number: number })[]): Promise<void> {
  const originals = new Map(group.map(({ file }) => [file, readFileSync(join(copy, file), "utf8")]));
  for (const fault of group) apply(fault);
  const results = await runTests(group);
  for (const [file, text] of originals) writeFileSync(join(copy, file), text);
  for (const { number, sentence, tests } of group) {
    const red = tests.filter((test) => resultsOf(test, results).some(({ passed }) => !passed));
    if (red.length === 0) missed.push(sentence);
    console.log(`${red.length > 0 ? "found " : "MISSED"} ${number}. ${sentence} ${red.join(", ")}`);
  }
}

function apply({ file, find, replace }: Fault): void {
  const text = readFileSync(join(copy, file), "utf8");
  if (text.split(find).length !== 2) throw new Error(`${file} has not exactly one: ${find}`);
  writeFileSync(
    join(copy, file),
    text.replace(find, () => replace),
  );
}

function needsBuild({ tests }: Fault): boolean {
  return tests.some((test) => BUILT_TEST.test(named(test).file));
}

/** Each in the first group that has nothing to do with it. */
function inGroups<One extends Fault>(all: One[]): One[][] {
  if (chosen.length > 0) return all.map((fault) => [fault]);
  const groups: One[][] = [];
  for (const fault of all) {
    const group = groups.find((members) => members.every((member) => areApart(member, fault)));
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

/** In different rooms, with tests in different files; everybody sees the contract. */
function areApart(one: Fault, other: Fault): boolean {
  if (needsBuild(one) !== needsBuild(other)) return false;
  const rooms = [one, other].map(({ file }) => dirname(file));
  if (rooms[0] === rooms[1] || rooms.includes("contract")) return false;
  const files = new Set(one.tests.map((test) => named(test).file));
  return !other.tests.some((test) => files.has(named(test).file));
}

function named(test: string): NamedTest {
  const [file = "", ...title] = test.split(": ");
  return { file, title: title.join(": ") };
}

/** A file that cannot even be loaded has one result, without a title. */
function resultsOf(test: string, results: Result[]): Result[] {
  const { file, title } = named(test);
  return results.filter(
    (result) => result.file === file && (result.title === "" || result.title.includes(title)),
  );
}

async function runTests(group: Fault[]): Promise<Result[]> {
  const tests = [...new Set(group.flatMap((fault) => fault.tests))].map(named);
  if (group.some(needsBuild)) await run("npm", ["run", "--silent", "build"]);
  const inBrowser = tests.filter(({ file }) => BROWSER_TEST.test(file));
  const others = tests.filter(({ file }) => !BROWSER_TEST.test(file));
  return [
    ...(others.length > 0 ? await runVitest(others) : []),
    ...(inBrowser.length > 0 ? await runPlaywright(inBrowser) : []),
  ];
}

function filesOf(tests: NamedTest[]): string[] {
  return [...new Set(tests.map(({ file }) => file))];
}

async function runVitest(tests: NamedTest[]): Promise<Result[]> {
  await run("vitest", ["run", ...filesOf(tests), "--reporter=json", `--outputFile=${report}`]);
  const { testResults } = readReport() as VitestReport; // Vitest's own
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(copy, name);
    const loaded = assertionResults.length > 0 || status === "passed";
    if (!loaded) return [{ file, title: "", passed: false }];
    return assertionResults.map((one) => ({ file, title: one.fullName, passed: one.status !== "failed" }));
  });
}

async function runPlaywright(tests: NamedTest[]): Promise<Result[]> {
  const titles = tests.map(({ file, title }) => `${escapeRegExp(file)}.*${escapeRegExp(title)}`);
  await run("playwright", ["test", ...filesOf(tests), "-g", titles.join("|")], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM: browser ?? "",
    EXPECT_TIMEOUT_MS,
  });
  const { suites } = readReport() as PlaywrightReport; // Playwright's own
  const specsIn = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsIn),
  ];
  // One entry for desktop and phone; what it says of itself is said of the first of them.
  return suites.flatMap(specsIn).map(({ file, title, tests: runs }) => ({
    file,
    title,
    passed: runs.every(({ status }) => status !== "unexpected"),
  }));
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}
interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

function readReport(): unknown {
  const text = readFileSync(report, "utf8");
  rmSync(report);
  return JSON.parse(text);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** Whatever it prints is of no interest: that it fails is what is wanted. */
async function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(command, args, {
    cwd: copy,
    stdio: "ignore",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...environment },
  });
  await new Promise((ended) => child.on("close", ended));
}
