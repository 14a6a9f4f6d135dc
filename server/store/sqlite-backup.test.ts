import { once } from "node:events";
import { chownSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { freshFolder, freshSettings } from "../../tests/parts/engines.ts";
import { goodMessage, runApi, visit } from "../../tests/parts/visitor.ts";
import type { Settings } from "../config/config.ts";
import { openServices } from "../services/services.ts";
import { backUp, restore } from "./sqlite-backup.ts";
import { sqliteFileIn } from "./sqlite-file.ts";

const COMPANY = { name: "Harlur", email: "info@harlur.example" };

async function countMessages(dataDir: string, settings: Settings): Promise<number> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const services = await openServices({ ...settings, dataDir }, log, { company: () => COMPANY });
  const { waiting } = await services.health();
  await services.close();
  return waiting;
}

describe("a copy of the database", () => {
  it("is made while messages come in, and holds every one accepted before it began", async () => {
    const settings = await freshSettings("sqlite");
    const { app, services } = await runApi(settings);
    let busy = true;
    const writing = (async () => {
      while (busy) await (await visit(app)).post(goodMessage());
    })();
    await expect.poll(() => services.counts.accepted).toBeGreaterThan(10);

    const copy = join(freshFolder(), "copy.sqlite");
    const acceptedBefore = services.counts.accepted;
    await backUp(sqliteFileIn(settings.dataDir), copy);
    busy = false;
    await writing;

    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const elsewhere = freshFolder();
    await restore(copy, sqliteFileIn(elsewhere), [], Date.now());
    expect(await countMessages(elsewhere, settings)).toBeGreaterThanOrEqual(acceptedBefore);
  });

  it("takes the database's place only when the site is stopped, and what was there is kept", async () => {
    const settings = await freshSettings("sqlite");
    const file = sqliteFileIn(settings.dataDir);
    const copy = join(freshFolder(), "copy.sqlite");
    const { app, services } = await runApi(settings);
    await backUp(file, copy);
    await (await visit(app)).post(goodMessage());

    await expect(restore(copy, file, [], 0)).rejects.toThrow("párala primero");
    expect(existsSync(`${file}.arriving`)).toBe(false);
    expect((await services.health()).waiting).toBe(1);
  });

  it("killed on its way leaves nothing behind once the site runs again", async () => {
    const settings = await freshSettings("sqlite");
    const left = `${sqliteFileIn(settings.dataDir)}.arriving`;
    writeFileSync(left, "messages");
    await runApi(settings);
    expect(existsSync(left)).toBe(false);
  });

  it("is refused when it is damaged or something else, and the database stays", async () => {
    const settings = await freshSettings("sqlite");
    const file = sqliteFileIn(settings.dataDir);
    expect(await countMessages(settings.dataDir, settings)).toBe(0);
    const before = readFileSync(file);
    const copy = join(freshFolder(), "copy.sqlite");
    writeFileSync(copy, "this is no database".repeat(1000));
    await expect(restore(copy, file, [], 0)).rejects.toThrow();
    expect(readFileSync(file)).toEqual(before);
    expect(existsSync(`${file}.arriving`)).toBe(false);
  });

  it("replaces even a damaged database", async () => {
    const settings = await freshSettings("sqlite");
    const file = sqliteFileIn(settings.dataDir);
    await countMessages(settings.dataDir, settings);
    const copy = join(freshFolder(), "copy.sqlite");
    await backUp(file, copy);
    writeFileSync(file, "damaged".repeat(1000));
    const { kept } = await restore(copy, file, [], 0);
    expect(readFileSync(kept ?? "", "utf8")).toContain("damaged");
    expect(await countMessages(settings.dataDir, settings)).toBe(0);
  });

  it("leaves a database under the name at every moment, whoever kills it", async () => {
    const settings = await freshSettings("sqlite");
    const file = sqliteFileIn(settings.dataDir);
    await countMessages(settings.dataDir, settings);
    const copy = join(freshFolder(), "copy.sqlite");
    await backUp(file, copy);
    const seen = new Int32Array(new SharedArrayBuffer(8));
    const watching = new Worker(
      `const { parentPort, workerData } = require("node:worker_threads");
       const { existsSync } = require("node:fs");
       parentPort.postMessage("watching");
       while (Atomics.load(workerData.seen, 0) === 0)
         if (!existsSync(workerData.file)) Atomics.add(workerData.seen, 1, 1);`,
      { eval: true, workerData: { seen, file } },
    );
    await once(watching, "message");
    for (let time = 0; time < 20; time += 1) await restore(copy, file, [], time);
    Atomics.store(seen, 0, 1);
    await once(watching, "exit");
    expect(seen[1]).toBe(0);
  });

  it.runIf(process.getuid?.() === 0)(
    "belongs to the account that owns the folder, even if root restored it",
    async () => {
      const settings = await freshSettings("sqlite");
      const file = sqliteFileIn(settings.dataDir);
      await countMessages(settings.dataDir, settings);
      const copy = join(freshFolder(), "copy.sqlite");
      await backUp(file, copy);
      chownSync(settings.dataDir, 4321, 4321);
      await restore(copy, file, [], 0);
      expect(statSync(file)).toMatchObject({ uid: 4321, gid: 4321 });
    },
  );

  it("never goes over a file that is already there", async () => {
    const settings = await freshSettings("sqlite");
    await countMessages(settings.dataDir, settings);
    const copy = join(freshFolder(), "copy.sqlite");
    writeFileSync(copy, "precious");
    await expect(backUp(sqliteFileIn(settings.dataDir), copy)).rejects.toThrow("ya existe");
    expect(readFileSync(copy, "utf8")).toBe("precious");
  });
});
