import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync, utimesSync, watch, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { describeOnBothEngines, freshFolder, freshSettings } from "../../tests/parts/engines.ts";
import { CAN_MOUNT, mountSmallDisk } from "../../tests/parts/small-disk.ts";
import { goodMessage, runApi, visit } from "../../tests/parts/visitor.ts";
import type { Settings } from "../config/config.ts";
import { lastBackup } from "../store/last-backup.ts";

const run = promisify(execFile);
/** That of the tests: an older pg_dump does not read it. */
const POSTGRES_VERSION = 18;
const dumpVersion = Number(/\d+/.exec(spawnSync("pg_dump", ["--version"]).stdout?.toString() ?? "")?.[0]);

async function command(settings: Settings, name: "backup" | "messages", ...words: string[]): Promise<string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl };
  const script = resolve(import.meta.dirname, `${name}.ts`);
  return (await run(process.execPath, [script, ...words], { env })).stdout;
}

describeOnBothEngines("npm run backup", (engine, fresh) => {
  it.skipIf(engine === "postgresql" && !(dumpVersion >= POSTGRES_VERSION))(
    "keeps the last copies for nobody else's eyes, and a restored one forgets again who was erased since",
    async () => {
      const settings = await fresh();
      const { app, services } = await runApi(settings);
      const visitor = await visit(app);
      await visitor.post(goodMessage({ name: "Ane", email: "ane@example.com" }));
      await visitor.post(goodMessage({ name: "Jon", email: "jon@example.com" }));
      const folder = join(freshFolder(), "backups");
      expect(lastBackup(settings.dataDir)).toBeUndefined();
      const before = Date.now();
      await command(settings, "backup", "daily", folder);
      expect(lastBackup(settings.dataDir)).toBeGreaterThanOrEqual(before);
      await command(settings, "messages", "erase", "--email", "ane@example.com", "--yes");
      await services.close();

      const [copy = ""] = readdirSync(folder).filter((name) => name.startsWith("site-"));
      expect(statSync(folder).mode & 0o077).toBe(0);
      for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
      expect(await command(settings, "backup", "restore", join(folder, copy), "--yes")).toContain(
        "vuelto a borrar: 1\n",
      );
      expect(JSON.parse(await command(settings, "messages", "export", "--format", "json"))).toMatchObject([
        { name: "Jon" },
      ]);
    },
  );
});

it("that is killed leaves nothing that looks like a copy and is none", async () => {
  const settings = await freshSettings("sqlite");
  const { services } = await runApi(settings);
  await services.close();
  const folder = freshFolder();
  const script = resolve(import.meta.dirname, "backup.ts");
  const env = { PATH: process.env.PATH, DATA_DIR: settings.dataDir };
  const copying = spawn(process.execPath, [script, "daily", folder], { env });
  const watching = watch(folder, () => copying.kill("SIGKILL"));
  await once(copying, "close");
  watching.close();
  for (const name of readdirSync(folder).filter((left) => left.endsWith(".sqlite"))) {
    const copy = new DatabaseSync(join(folder, name), { readOnly: true });
    expect(copy.prepare("select count(*) as count from messages").get()).toEqual({ count: 0 });
    copy.close();
  }

  const [left = ""] = readdirSync(folder).filter((name) => name.endsWith(".unfinished"));
  if (left !== "") utimesSync(join(folder, left), 1, 1);
  await command(settings, "backup", "daily", folder);
  expect(readdirSync(folder).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
});

it.runIf(CAN_MOUNT)("says what room a full disk has, and leaves nothing on it (needs root)", async () => {
  const settings = await freshSettings("sqlite");
  const { services } = await runApi(settings);
  await services.close();
  const { folder } = mountSmallDisk(100);
  const backup = command(settings, "backup", "daily", folder);
  await expect(backup).rejects.toMatchObject({ stderr: expect.stringContaining("quedan 0 MB") });
  expect(readdirSync(folder)).toEqual([]);
});

it("removes its oldest copies, and nothing else", async () => {
  const settings = await freshSettings("sqlite");
  const { services } = await runApi(settings);
  await services.close();
  const folder = freshFolder();
  const old = ["site-2020-01-01T03-30-00Z.sqlite", "site-2020-01-02T03-30-00Z.sqlite", "mine.sqlite"];
  for (const name of old) writeFileSync(join(folder, name), "");
  await command(settings, "backup", "daily", folder, "--keep", "2");
  const left = readdirSync(folder).filter((name) => name.endsWith(".sqlite"));
  expect(left).toHaveLength(3);
  expect(left).not.toContain(old[0]);
});

it("keeps the copy it has just made, also when an earlier one was made by a clock that was ahead", async () => {
  const settings = await freshSettings("sqlite");
  const { services } = await runApi(settings);
  await services.close();
  const folder = freshFolder();
  const ahead = "site-2999-12-31T23-59-59Z.sqlite";
  writeFileSync(join(folder, ahead), "");
  await command(settings, "backup", "daily", folder, "--keep", "1");
  const left = readdirSync(folder).filter((name) => name.endsWith(".sqlite"));
  expect(left).toEqual(["site-3000-01-01T00-00-00Z.sqlite"]);
});
