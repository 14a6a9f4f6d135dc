import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { systemClock } from "../../server/base/clock.ts";
import type { Settings } from "../../server/config/config.ts";
import { MIGRATIONS } from "../../server/store/migrations.ts";
import { openDatabase } from "../../server/store/open-database.ts";
import { backUp } from "../../server/store/sqlite-backup.ts";
import { databasesAside, sqliteFileIn } from "../../server/store/sqlite-file.ts";
import { freshFolder, freshSettings } from "../parts/engines.ts";
import { handClock } from "../parts/hand-clock.ts";
import { CAN_MOUNT, mountSmallDisk } from "../parts/small-disk.ts";
import { goodMessage, listeningLog, runApi, visit } from "../parts/visitor.ts";

function expectUnavailable(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["content-type"]).toContain("application/problem+json");
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.body).not.toMatch(/sqlite|\/tmp|disk|locked/i);
}

/** A database with content in it, closed. */
function fill({ dataDir }: Settings, statements: string): string {
  const file = sqliteFileIn(dataDir);
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
  return file;
}

describe("the database file", () => {
  it.each([
    ["was overwritten", (file: string) => writeFileSync(file, "no database at all ".repeat(500))],
    [
      "was damaged in the middle",
      (file: string) => {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0xa5, 4096, bytes.length - 100));
      },
    ],
  ])("that %s is kept aside as it is, and the site goes on", async (_name, damage) => {
    const settings = await freshSettings("sqlite");
    const file = fill(
      settings,
      `pragma journal_mode=wal; create table a(b); ${"insert into a values(randomblob(9999));".repeat(20)}`,
    );
    damage(file);
    const damaged = readFileSync(file);

    const log = listeningLog();
    const { app, services } = await runApi(settings, {}, log);
    expect((await (await visit(app)).post(goodMessage())).statusCode).toBe(202);
    // Messages are taken, and yet there is something to do, until the file is moved away.
    expect(await services.health()).toMatchObject({
      ready: false,
      reasons: [expect.stringContaining("site.sqlite.damaged-")],
      writable: true,
      setAside: 1,
    });
    const line = log.lines.find((text) => text.startsWith("The database file is damaged and was kept aside"));
    const kept = /"kept":"([^"]+)"/.exec(line ?? "")?.[1] ?? "";
    expect(kept).toMatch(/site\.sqlite\.damaged-\d{4}-\d\d-\d\dT/);
    expect(readFileSync(kept)).toEqual(damaged);
    rmSync(kept);
    expect(await services.health()).toMatchObject({ ready: true, setAside: 0 });
  });

  it("of a newer release is left alone, and the operator is told", async () => {
    const settings = await freshSettings("sqlite");
    const newer = MIGRATIONS.length + 1;
    fill(
      settings,
      `create table schema_versions(version integer primary key, applied_at bigint);
       insert into schema_versions values(${newer}, 0)`,
    );
    const log = listeningLog();
    const { app, services } = await runApi(settings, {}, log);
    expect(await services.health()).toMatchObject({
      ready: false,
      reasons: [expect.stringContaining("de una web más nueva")],
    });
    expect(log.lines.join()).toContain("The database cannot be opened");
    expectUnavailable(await (await visit(app)).post(goodMessage()));
  });

  it("locked by another program delays only what needs it, and never the rest", async () => {
    const settings = await freshSettings("sqlite");
    const { app } = await runApi(settings);
    const visitor = await visit(app);
    const other = new DatabaseSync(sqliteFileIn(settings.dataDir));
    other.exec("begin immediate");
    const waiting = visitor.post(goodMessage());

    const asked = performance.now();
    expect((await app.inject("/api/csrf-token")).statusCode).toBe(200);
    expect(performance.now() - asked).toBeLessThan(1000);
    expectUnavailable(await waiting);

    other.exec("rollback");
    other.close();
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
  });
});

describe("while the site runs", () => {
  it("a database file that is removed is noticed before anything is lost, and its content saved", async () => {
    const settings = await freshSettings("sqlite");
    const log = listeningLog();
    const { app, services } = await runApi(settings, {}, log);
    const visitor = await visit(app);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    rmSync(sqliteFileIn(settings.dataDir));

    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    expect(await services.health()).toMatchObject({ ready: true, waiting: 2, reopened: 1 });
    expect(log.lines.join()).toContain("ha borrado el archivo de la base de datos");
    await services.close();
    expect(messagesIn(sqliteFileIn(settings.dataDir))).toBe(2);
  });

  it("a database file that is replaced is used, what the other held is saved beside it, and both are told", async () => {
    const settings = await freshSettings("sqlite");
    const { app, services } = await runApi(settings);
    const visitor = await visit(app);
    const file = sqliteFileIn(settings.dataDir);
    await backUp(file, `${file}.copy`);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    renameSync(`${file}.copy`, file);

    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    expect(await services.health()).toMatchObject({
      ready: false,
      reasons: [expect.stringContaining("site.sqlite.rescued-")],
      waiting: 1,
      setAside: 1,
    });
    await services.close();
    const aside = databasesAside(settings.dataDir).map((name) => join(settings.dataDir, name));
    expect([file, ...aside].map(messagesIn)).toEqual([1, 1]);
  });

  it.each([[["-wal"]], [["-shm"]], [["-wal", "-shm"]]])(
    "what was accepted before and after a loss of %j outlives a killed process",
    async (parts) => {
      const settings = await freshSettings("sqlite");
      const file = sqliteFileIn(settings.dataDir);
      const { app, services } = await runApi(settings);
      const visitor = await visit(app);
      expect((await visitor.post(goodMessage())).statusCode).toBe(202);
      for (const part of parts) rmSync(file + part);
      // Even if nobody asks for anything.
      await expect.poll(() => parts.every((part) => existsSync(file + part))).toBe(true);
      expect(messagesIn(asKilled(settings))).toBe(1);
      for (const part of parts) rmSync(file + part);
      expect((await visitor.post(goodMessage())).statusCode).toBe(202);
      expect(messagesIn(asKilled(settings))).toBe(2);
      expect(await services.health()).toMatchObject({ ready: true, waiting: 2, reopened: 2 });
    },
  );

  it.each([
    ["removed", (folder: string) => rmSync(folder, { recursive: true })],
    ["moved away", (folder: string) => renameSync(folder, join(freshFolder(), "moved"))],
  ])("a folder that is %s is made again with all that was in the database", async (_how, spoil) => {
    const settings = await freshSettings("sqlite");
    const { app, services } = await runApi(settings);
    const visitor = await visit(app);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    spoil(settings.dataDir);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    expect(messagesIn(asKilled(settings))).toBe(2);
    expect(await services.health()).toMatchObject({ ready: true, waiting: 2 });
    const second = await runApi(settings);
    expect(await second.services.health()).toMatchObject({ ready: false });
  });

  it("a folder that cannot be made again: nothing is accepted, nothing is given up, until it can", async () => {
    const parent = join(freshFolder(), "parent");
    mkdirSync(parent);
    const settings = await freshSettings("sqlite", { DATA_DIR: join(parent, "data") });
    const { app, services } = await runApi(settings);
    const visitor = await visit(app);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    rmSync(parent, { recursive: true });
    writeFileSync(parent, "no folder");
    expectUnavailable(await visitor.post(goodMessage()));
    expect(await services.health()).toMatchObject({ ready: false, writable: false });
    rmSync(parent);
    await expect.poll(services.health).toMatchObject({ ready: true, waiting: 1 });
    await services.close();
    expect(messagesIn(sqliteFileIn(settings.dataDir))).toBe(1);
  });

  it.each([
    ["emptied", (file: string) => truncateSync(file)],
    ["cut in the middle", (file: string) => truncateSync(file, 8192)],
  ])("a database file that is %s is noticed, and what the site still held is saved", async (_how, spoil) => {
    const settings = await freshSettings("sqlite");
    const file = sqliteFileIn(settings.dataDir);
    const { app, services } = await runApi(settings);
    const visitor = await visit(app);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    await services.store.run((open) => open.wipeErased()); // all of it lies in the database file
    spoil(file);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    expect(messagesIn(asKilled(settings))).toBe(2);
    expect(await services.health()).toMatchObject({
      ready: false,
      reasons: [expect.stringContaining("site.sqlite.damaged-")],
      reopened: 1,
    });
  });

  it.each([
    ["of the site's own backup", (file: string, copy: string) => backUp(file, copy)],
    ["of the files", async (file: string, copy: string) => void execFileSync("cp", [file, copy])],
  ])(
    "an older copy %s that is written over the file is noticed, and both are kept",
    async (_what, copyTo) => {
      const settings = await freshSettings("sqlite");
      const file = sqliteFileIn(settings.dataDir);
      const copy = join(freshFolder(), "copy");
      const { app, services } = await runApi(settings);
      const visitor = await visit(app);
      const store = async () => expect((await visitor.post(goodMessage())).statusCode).toBe(202);
      const intoFile = () => services.store.run((open) => open.wipeErased());
      await store();
      await intoFile();
      await copyTo(file, copy);
      await store();
      await intoFile();
      execFileSync("cp", [copy, file]);
      await store();
      expect(await services.health()).toMatchObject({
        ready: false,
        reasons: [expect.stringContaining("site.sqlite.rescued-")],
        waiting: 2,
        reopened: 1,
      });
      await services.close();
      const rescued = databasesAside(settings.dataDir).filter((name) => name.includes("rescued"));
      expect([file, ...rescued.map((name) => join(settings.dataDir, name))].map(messagesIn)).toEqual([2, 2]);
    },
  );

  it("an erasure by another process is no replacement", async () => {
    const settings = await freshSettings("sqlite");
    const { app, services } = await runApi(settings);
    const visitor = await visit(app);
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    const other = await openDatabase(settings, systemClock, listeningLog());
    await other.database.transaction().execute((work) => work.deleteFrom("messages").execute());
    await other.wipeErased();
    await other.database.destroy();
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    expect(await services.health()).toMatchObject({ ready: true, waiting: 1, reopened: 0 });
  });

  it("a lock that is removed leaves one site ready, not two", async () => {
    const settings = await freshSettings("sqlite");
    const first = await runApi(settings);
    rmSync(join(settings.dataDir, "site.lock"));
    const second = await runApi(settings);
    await expect
      .poll(async () => {
        const health = [await first.services.health(), await second.services.health()];
        return health.filter(({ ready }) => ready).length;
      })
      .toBe(1);
    const alone = await freshSettings("sqlite");
    const { services } = await runApi(alone);
    rmSync(join(alone.dataDir, "site.lock"));
    await expect.poll(services.health).toMatchObject({ ready: true, reopened: 1 });
    expect(await (await runApi(alone)).services.health()).toMatchObject({ ready: false });
  });

  it("the database's thread may end: it is begun again, and no visitor notices", async () => {
    const threads = vi.spyOn(Worker.prototype, "postMessage");
    onTestFinished(() => threads.mockRestore());
    const { app, services } = await runApi(await freshSettings("sqlite"));
    const visitor = await visit(app);
    await services.health();
    const thread = threads.mock.contexts.at(-1);
    if (!(thread instanceof Worker)) expect.unreachable();
    await thread.terminate();
    expect((await visitor.post(goodMessage())).statusCode).toBe(202);
    expect(await services.health()).toMatchObject({ ready: true, waiting: 1, reopened: 1 });
  });

  it("a disk that stalls is answered in time, and the message sent again is stored once", async () => {
    const clock = handClock();
    const settings = await freshSettings("sqlite");
    const { app, services } = await runApi(settings, { clock });
    const visitor = await visit(app);
    const other = new DatabaseSync(sqliteFileIn(settings.dataDir));
    other.exec("begin immediate");
    const key = { "idempotency-key": "the same" };
    const message = goodMessage();
    const stalled = visitor.post(message, key);
    // The database would wait five seconds for the other program; by the site's clock half a minute goes by.
    await clock.asleep(2);
    await clock.pass(30_000);
    expectUnavailable(await stalled);
    other.exec("rollback");
    other.close();
    await expect.poll(services.health).toMatchObject({ waiting: 1 });
    expect((await visitor.post(message, key)).statusCode).toBe(202);
    expect(await services.health()).toMatchObject({ waiting: 1 });
    expect(services.counts.accepted).toBe(1);
  });

  it("a second site on the same file takes no messages and says who has it, until the first is gone", async () => {
    const settings = await freshSettings("sqlite");
    const first = await runApi(settings);
    const second = await runApi(settings);
    expect(await second.services.health()).toMatchObject({
      ready: false,
      reasons: [expect.stringContaining(`otra web usa ya la base de datos: proceso ${process.pid} en `)],
    });
    expectUnavailable(await (await visit(second.app)).post(goodMessage()));
    await first.services.close();
    await expect.poll(second.services.health).toMatchObject({ ready: true });
  });
});

/** What a process killed now would leave. Copied by another one: closing a file here would drop the site's locks on it. */
function asKilled({ dataDir }: Settings): string {
  const copy = join(freshFolder(), "copy");
  execFileSync("cp", ["-r", dataDir, copy]);
  return sqliteFileIn(copy);
}

function messagesIn(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const { count } = database.prepare("select count(*) as count from messages").get() ?? {};
  database.close();
  return count;
}

/** A disk with room for everything. */
const ROOM_KB = 130 * 1024;

describe.runIf(CAN_MOUNT)("the disk (needs root, to mount a small one)", () => {
  it("that is full refuses messages, keeps those it took, and takes new ones once there is room", async () => {
    const disk = mountSmallDisk(ROOM_KB);
    const filler = join(disk.folder, "filler");
    const settings = await freshSettings("sqlite", { DATA_DIR: disk.folder });
    const { app, services } = await runApi(settings);
    const long = goodMessage({ message: "a".repeat(5000) });
    writeFileSync(filler, Buffer.alloc((ROOM_KB - 424) * 1024));

    let accepted = 0;
    let answer = await (await visit(app)).post(long);
    while (answer.statusCode === 202 && accepted < 1000) {
      accepted += 1;
      answer = await (await visit(app)).post(long);
    }
    expect(accepted).toBeGreaterThan(0);
    expectUnavailable(answer);
    expect(await services.health()).toMatchObject({
      ready: false,
      reasons: [expect.stringMatching(/full/), expect.stringMatching(/quedan 0 MB/)],
      waiting: accepted,
      writable: false,
    });

    rmSync(filler);
    expect((await (await visit(app)).post(long)).statusCode).toBe(202);
    expect(await services.health()).toMatchObject({ ready: true, waiting: accepted + 1 });
  });

  it("that is read-only is reported, and used once it can be written", async () => {
    const disk = mountSmallDisk(ROOM_KB);
    const settings = await freshSettings("sqlite", { DATA_DIR: disk.folder });
    disk.setReadOnly(true);
    const log = listeningLog();
    const { app, services } = await runApi(settings, {}, log);
    expect(await services.health()).toMatchObject({
      ready: false,
      reasons: [expect.stringMatching(/solo lectura/)],
    });
    expect(log.lines.join()).toContain("The database cannot be opened");
    expectUnavailable(await (await visit(app)).post(goodMessage()));

    disk.setReadOnly(false);
    await expect.poll(async () => (await services.health()).ready).toBe(true);
    expect((await (await visit(app)).post(goodMessage())).statusCode).toBe(202);
  });
});
