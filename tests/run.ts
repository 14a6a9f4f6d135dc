/** `npm test`: everything that must hold, step by step, and one line that counts it all. */
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { makeTemporaryFolder } from "./parts/temporary-folder.ts";

interface Count {
  passed: number;
  failed: number;
}

/** A command either is one check by itself or reports how many it made. */
interface Command {
  command: string;
  args: string[];
  report?: { file: string; count: (report: unknown) => Count };
  environment?: Record<string, string>;
}

/** The commands of a step run at the same time: while one waits, or uses a single core, the others go on. */
interface Step {
  title: string;
  commands: Command[];
}

const reports = makeTemporaryFolder();
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
// Without one the browser tests fail and are counted so.
const browser = await findBrowser().catch((error: Error) => void console.error(error.message));

const steps: Step[] = [
  {
    title: "Build the site; lint and format, unused code and packages",
    commands: [
      { command: "npm", args: ["run", "--silent", "build"] },
      { command: "biome", args: ["check", "--error-on-warnings"] },
      { command: "knip", args: ["--no-progress"] },
    ],
  },
  {
    title: "Types; unit, content and server tests",
    commands: [
      { command: "tsc", args: ["--noEmit", "-p", "."] },
      // The compiler cannot read .astro files, and Astro's check takes long for the others.
      {
        command: "astro",
        args: ["check", "--minimumSeverity", "warning", "--noSync", "--tsconfig", "tsconfig.astro.json"],
      },
      {
        command: "vitest",
        args: ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`],
        report: { file: vitestReport, count: countVitest },
      },
    ],
  },
  {
    title: "Browser tests",
    commands: [
      {
        command: "playwright",
        args: ["test"],
        report: { file: playwrightReport, count: countPlaywright },
        environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, CHROMIUM: browser ?? "" },
      },
    ],
  },
];

const total: Count = { passed: 0, failed: 0 };
const started = Date.now();
for (const { title, commands } of steps) {
  console.log(`\n── ${title}`);
  const before = Date.now();
  const { passed, failed } = sum(await Promise.all(commands.map(run)));
  total.passed += passed;
  total.failed += failed;
  console.log(`   ${passed} passed, ${failed} failed in ${seconds(before)} s`);
}
console.log(`\nEverything took ${seconds(started)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function run({ command, args, report, environment }: Command): Promise<Count> {
  // Each runner has its own: a machine that is a server often says `production`, of which React has no tests.
  const { NODE_ENV: _, ...outside } = process.env;
  const child = spawn(command, args, {
    stdio: "inherit",
    env: { ...outside, ASTRO_TELEMETRY_DISABLED: "1", ...environment },
  });
  const code = await new Promise<number>((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("exit", (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) console.log(`   ${command} failed`);
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted = await readFile(report.file, "utf8").then(
    (text) => report.count(JSON.parse(text)),
    () => ({ passed: 0, failed: 1 }),
  );
  // A runner that stops with an error outside its tests (a broken file, a leaked server) has failed too.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function sum(counts: Count[]): Count {
  return counts.reduce((all, { passed, failed }) => ({
    passed: all.passed + passed,
    failed: all.failed + failed,
  }));
}

function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>; // vitest's own report
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) || (numFailedTestSuites ?? 0) };
}

function countPlaywright(report: unknown): Count {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }; // Playwright's own report
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}
