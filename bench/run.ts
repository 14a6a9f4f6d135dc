/**
 * `npm run bench`: what it costs, measured. Names of parts choose among them (`npm run bench -- pages server`);
 * `--rounds=1` measures times once instead of three times; `--quick` tries everything on few pages, and is only printed.
 */

import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdtemp, readFile, realpath, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readPageSettings } from "../contract/settings.ts";
import { MARKS_FILE } from "../server/publication/publications.ts";
import { reasonToBuild } from "../server/site/needs-build.ts";
import { measureContact } from "./contact.ts";
import { reportFilter } from "./filter.ts";
import { measureLoad } from "./load.ts";
import { measureLongTasks } from "./long-tasks.ts";
import { measurePages } from "./pages.ts";
import { type Part, renewSection } from "./report.ts";
import { measureServer } from "./server.ts";
import { endWithProcess } from "./servers.ts";
import { measureVisit } from "./visit.ts";

const PARTS: Readonly<Record<string, { title: string; measure: Part }>> = {
  pages: { title: "Pages", measure: measurePages },
  visit: { title: "A whole visit", measure: measureVisit },
  "long-tasks": { title: "Long tasks", measure: measureLongTasks },
  server: { title: "Server", measure: measureServer },
  contact: { title: "Contact messages", measure: measureContact },
  load: { title: "Attacks", measure: measureLoad },
  filter: { title: "Machinery filters", measure: reportFilter },
};
const ROUNDS = 3;
const REPORT = resolve(import.meta.dirname, "latest.md");

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, rounds: { type: "string" } },
});
const { quick } = options;
const rounds = Number(options.rounds ?? (quick ? 1 : ROUNDS));
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0 || !(rounds >= 1)) {
  console.error(`Takes any of ${Object.keys(PARTS).join(", ")}, and --quick and --rounds=3.`);
  process.exit(1);
}

buildIfNeeded();
const started = performance.now();
const folder = await mkdtemp(join(tmpdir(), "harlur-bench-"));
endWithProcess(() => rmSync(folder, { recursive: true, force: true }));
// A copy, so that a build in the meantime does not change what is measured.
await cp(await realpath("dist"), join(folder, "dist"), { recursive: true });
const sections: string[] = [];
for (const [name, { title, measure }] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const text = `${circumstances()}\n\n${await measure({ quick, rounds, folder, progress })}`;
  sections.push(`## ${title}\n\n${text}`);
  if (!quick) await keep(title, text);
}
console.log(`\n${sections.join("\n\n")}\n`);

function buildIfNeeded(): void {
  const reason = reasonToBuild(
    process.cwd(),
    resolve("dist"),
    resolve(MARKS_FILE),
    readPageSettings(process.env),
  );
  if (reason === null) return;
  console.log(`Building the site first (${reason}).`);
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

function progress(line: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);
}

function circumstances(): string {
  const processors = cpus();
  const load = loadavg().map((average) => average.toFixed(1));
  return `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${processors.length} × ${processors[0]?.model}, load average ${load.join(", ")} at the start.`;
}

async function keep(title: string, text: string): Promise<void> {
  const report = await readFile(REPORT, "utf8").catch(() => "");
  await writeFile(REPORT, renewSection(report, title, text));
}
