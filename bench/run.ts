/**
 * `npm run bench`: what it costs, measured. Names of parts choose among them (`npm run bench -- pages server`);
 * `--quick` tries everything once on few pages, and is only printed.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { reasonToBuild } from "../server/site/freshness.ts";
import { buildSettingsOf } from "../server/site/manifest.ts";
import { measureContact } from "./contact.ts";
import { reportFilter } from "./filter.ts";
import { measureLongTasks } from "./long-tasks.ts";
import { measurePages } from "./pages.ts";
import type { Part } from "./part.ts";
import { renewSection } from "./report.ts";
import { measureServer } from "./server.ts";

const PARTS: Readonly<Record<string, { title: string; measure: Part }>> = {
  pages: { title: "Pages", measure: measurePages },
  "long-tasks": { title: "Long tasks", measure: measureLongTasks },
  server: { title: "Server", measure: measureServer },
  contact: { title: "Contact messages", measure: measureContact },
  filter: { title: "Machinery filters", measure: reportFilter },
};
const REPORT = resolve(import.meta.dirname, "latest.md");

const words = process.argv.slice(2);
const quick = words.includes("--quick");
const chosen = words.filter((word) => word !== "--quick");
const unknown = chosen.filter((word) => !Object.hasOwn(PARTS, word));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}, and --quick.`,
  );
  process.exit(1);
}

buildIfNeeded();
const started = performance.now();
const folder = await mkdtemp(join(tmpdir(), "harlur-bench-"));
const sections: string[] = [];
try {
  // A copy, so that a build in the meantime does not change what is measured.
  await cp("dist", join(folder, "dist"), { recursive: true });
  for (const [name, { title, measure }] of Object.entries(PARTS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const text = `${circumstances()}\n\n${await measure({ quick, folder, progress })}`;
    sections.push(`## ${title}\n\n${text}`);
    if (!quick) await keep(title, text);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${sections.join("\n\n")}\n`);

function buildIfNeeded(): void {
  const reason = reasonToBuild(process.cwd(), resolve("dist"), buildSettingsOf(process.env));
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
