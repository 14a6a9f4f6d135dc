/** `npm test`: everything that must hold, one after the other, and one line that counts it all. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";

interface Count {
  passed: number;
  failed: number;
}

/** A step either is one check by itself or reports how many it made. */
interface Step {
  title: string;
  command: string;
  args: string[];
  report?: { file: string; count: (report: unknown) => Count };
  environment?: Record<string, string>;
}

const reports = await mkdtemp(join(tmpdir(), "harlur-test-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const browser = await findBrowser();

const steps: Step[] = [
  { title: "Build the site", command: "npm", args: ["run", "--silent", "build"] },
  { title: "Types", command: "astro", args: ["check", "--minimumSeverity", "warning"] },
  { title: "Lint and format", command: "biome", args: ["check", "--error-on-warnings"] },
  { title: "Unused code and packages", command: "knip", args: ["--no-progress"] },
  {
    title: "Unit, content and server tests",
    command: "vitest",
    args: ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`],
    report: { file: vitestReport, count: countVitest },
  },
  {
    title: "Browser tests",
    command: "playwright",
    args: ["test"],
    report: { file: playwrightReport, count: countPlaywright },
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, CHROMIUM: browser ?? "" },
  },
];

const total: Count = { passed: 0, failed: 0 };
const started = Date.now();
for (const step of steps) {
  console.log(`\n── ${step.title}`);
  const before = Date.now();
  const { passed, failed } = await run(step);
  total.passed += passed;
  total.failed += failed;
  console.log(`   ${passed} passed, ${failed} failed in ${seconds(before)} s`);
}
console.log(`\nEverything took ${seconds(started)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function run({ command, args, report, environment }: Step): Promise<Count> {
  const child = spawn(command, args, {
    stdio: "inherit",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...environment },
  });
  const code = await new Promise<number>((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("exit", (exitCode) => resolve(exitCode ?? 1));
  });
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted = await readFile(report.file, "utf8").then(
    (text) => report.count(JSON.parse(text)),
    () => ({ passed: 0, failed: 1 }),
  );
  // A runner that stops with an error outside its tests (a broken file, a leaked server) has failed too.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
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
