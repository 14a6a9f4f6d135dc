/** A copy of the site that an owner edits, with the editor and the published site running. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { parseDocument } from "yaml";
import { saidBy } from "./said-by.ts";
import { startServer } from "./server-process.ts";

const COPIED = [
  ...["content", "public", "src", "contract", "editor", "server"],
  ...["astro.config.ts", "package.json", "tsconfig.json"],
];
const FIRST_PUBLICATION = "publications/2026-01-01T08-00-00Z";

export interface EditedSite {
  folder: string;
  contentFile(name: string): string;
  readText(name: string): string;
  /** What was saved with another text in one place, as with a text editor. */
  write(name: string, path: readonly (string | number)[], text: string): void;
  /** of the editor */
  address: string;
  /** of what is published */
  siteAddress: string;
  stopEditor(): Promise<void>;
  /** again, at the same address */
  startEditor(): Promise<void>;
  stop(): Promise<void>;
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

export async function startEditedSite(): Promise<EditedSite> {
  const folder = mkdtempSync(join(tmpdir(), "edited-site-"));
  for (const part of COPIED) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  // The site under test is what was published before.
  cpSync(realpathSync("dist"), join(folder, FIRST_PUBLICATION), { recursive: true });
  symlinkSync(FIRST_PUBLICATION, join(folder, "dist"));

  let editor: ChildProcess;
  const startEditor = (port: string) => {
    editor = spawn(process.execPath, ["editor/start.ts"], {
      cwd: folder,
      // As an account on a server often has it.
      env: { ...process.env, NODE_ENV: "production", EDIT_PORT: port, ASTRO_TELEMETRY_DISABLED: "1" },
      // Read by nobody, a pipe fills up with what it says about mistakes, and the editor stands still.
      stdio: ["ignore", "pipe", "ignore"],
    });
    return saidBy(editor, /(http:\/\/127\.0\.0\.1:\d+)\D/);
  };
  const started = startEditor("0");
  const site = startServer(folder);
  // Nothing is left running when the first visit fails, either.
  process.once("exit", () => [editor, site.child].map((child) => child.kill()));
  const address = await started;
  const contentFile = (name: string) => join(folder, "content", name);
  const readText = (name: string) => readFileSync(contentFile(name), "utf8");
  return {
    folder,
    contentFile,
    readText,
    write(name, path, text) {
      const document = parseDocument(readText(name));
      document.setIn(path, text);
      writeFileSync(contentFile(name), String(document));
    },
    address,
    siteAddress: `http://127.0.0.1:${await site.ready()}`,
    stopEditor: () => stopped(editor),
    async startEditor() {
      await startEditor(new URL(address).port);
    },
    async stop() {
      for (const child of [editor, site.child]) await stopped(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Half a minute of work for one core, and many times that beside other tests. */
const BUNDLED_WITHIN_MS = 300_000;

/** Waits until the editor's packages are bundled. */
export async function visitFirst(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${address}/keystatic/singleton/home`);
  await page.getByRole("button", { name: "Guardar" }).waitFor({ timeout: BUNDLED_WITHIN_MS });
  await page.close();
}
