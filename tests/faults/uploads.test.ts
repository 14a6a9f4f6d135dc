/** What may happen to a form with files on its way: nothing of it is half stored, and nothing is left lying about. */
import { once } from "node:events";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Settings } from "../../server/config/config.ts";
import { SqliteConnection } from "../../server/store/sqlite-connection.ts";
import { describeOnBothEngines, freshSettings } from "../parts/engines.ts";
import { THIS_MACHINE } from "../parts/raw-http.ts";
import { sampleMessage } from "../parts/sample-fields.ts";
import { FILES } from "../parts/sample-files.ts";
import { CAN_MOUNT, mountSmallDisk } from "../parts/small-disk.ts";
import { formWithFile, goodMessage, runApi, visit } from "../parts/visitor.ts";

const uploadsLeft = ({ dataDir }: Settings) => readdirSync(join(dataDir, "uploads"));

async function post(app: FastifyInstance, bytes: Buffer) {
  const { type, payload } = await formWithFile(bytes);
  const visitor = await visit(app);
  return visitor.send({ method: "POST", url: "/api/contact", headers: { "content-type": type }, payload });
}

/** So many bytes of it are sent; the rest waits. */
async function beginPost(app: FastifyInstance, bytes: Buffer, sent: number, localAddress = THIS_MACHINE) {
  const { type, payload } = await formWithFile(bytes);
  const { cookie, csrfToken } = await visit(app);
  const { port } = new URL(app.listeningOrigin);
  const socket = connect({ port: Number(port), host: THIS_MACHINE, localAddress });
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nCSRF-Token: ${csrfToken}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  );
  socket.write(payload.subarray(0, sent));
  socket.on("error", () => {}); // hung up on
  return Object.assign(socket, { rest: payload.subarray(sent) });
}

const plan = (size: number) => Buffer.concat([FILES.pdf.bytes, Buffer.alloc(size, "plan ")]);

describeOnBothEngines("an upload", (engine, fresh) => {
  it("whose line breaks in the middle leaves nothing behind", async () => {
    const settings = await fresh();
    const { app, services } = await runApi(settings);
    await app.listen({ host: THIS_MACHINE, port: 0 });
    const socket = await beginPost(app, plan(2_000_000), 1_000_000);
    await expect.poll(() => uploadsLeft(settings).length).toBe(1);
    socket.destroy();
    await expect.poll(() => uploadsLeft(settings)).toEqual([]);
    expect(await services.health()).toMatchObject({ ready: true, waiting: 0 });
  });

  it("that a killed process left is removed by the next one, as soon as it is alone", async () => {
    const settings = await fresh();
    const left = join(settings.dataDir, "uploads", "left");
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, "0"), "somebody's plan");
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    // The instances of a PostgreSQL may share a folder: there only what is old is nobody's.
    if (engine === "postgresql") utimesSync(left, hoursAgo, hoursAgo);
    await runApi(settings);
    await expect.poll(() => uploadsLeft(settings)).toEqual([]);
  });

  it.each([
    ["cut off", (payload: Buffer) => payload.subarray(0, -100)],
    ["without an end", (payload: Buffer) => payload.subarray(0, 900)],
    ["of bytes that mean nothing", () => Buffer.alloc(5000, "--x\r\n")],
  ])("%s is refused and not stored", async (_what, spoil) => {
    const settings = await fresh();
    const { app, services } = await runApi(settings);
    const { type, payload } = await formWithFile(plan(2000));
    const visitor = await visit(app);
    const headers = { "content-type": type };
    const answer = await visitor.send({
      method: "POST",
      url: "/api/contact",
      headers,
      payload: spoil(payload),
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await services.health()).toMatchObject({ waiting: 0 });
    expect(uploadsLeft(settings)).toEqual([]);
  });

  it("of 60 MB is read to its end and answered, and nothing of it is kept", async () => {
    const settings = await fresh();
    const { app } = await runApi(settings);
    const answer = await post(app, plan(60_000_000));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field: "files", code: "tooLarge" }]);
    expect(uploadsLeft(settings)).toEqual([]);
  });
});

it("from everybody else is taken beside ten slow ones from each of two addresses", async () => {
  const settings = await freshSettings("sqlite");
  const { app } = await runApi(settings);
  await app.listen({ host: THIS_MACHINE, port: 0 });
  for (const address of ["127.0.0.2", "127.0.0.3"])
    for (let count = 0; count < 10; count += 1) await beginPost(app, plan(2_000_000), 5000, address);
  await expect.poll(() => uploadsLeft(settings).length).toBe(20);
  await pause(5500); // until they are judged
  const answer = await post(app, plan(2000));
  expect(answer.statusCode).toBe(202);
  expect(answer.json().errors).toBeUndefined();
});

describe("a text, where SQLite's one connection is everybody's", () => {
  async function inboxWithFile() {
    const settings = await freshSettings("sqlite");
    const { services } = await runApi(settings);
    const path = join(settings.dataDir, "plan");
    const size = 15_000_000;
    writeFileSync(path, Buffer.alloc(size, "plan "));
    return {
      inbox: services.inbox,
      files: [{ name: "plan.pdf", type: "application/pdf", size, digest: "", path }] as const,
    };
  }

  it("waits for one message with files at most, however many came before it", async () => {
    const { inbox, files } = await inboxWithFile();
    const stored: string[] = [];
    const accept = (id: string, more = {}) =>
      inbox.accept(sampleMessage(id, more), "192.0.2.1").then(() => stored.push(id));
    const plans = ["one", "two", "three", "four", "five"].map((id) => accept(id, { files }));
    await pause(20); // until they wait for the database
    await Promise.all([...plans, accept("text")]);
    expect(stored.indexOf("text")).toBeLessThanOrEqual(1);
  });

  it("waits for no busy server between the parts of a file: the database reads that by itself", async () => {
    const { inbox, files } = await inboxWithFile();
    const asked = vi.spyOn(SqliteConnection.prototype, "executeQuery");
    await inbox.accept(sampleMessage("plan", { files }), "192.0.2.1");
    expect(asked.mock.calls.length).toBeLessThan(10);
  });
});

describe.runIf(CAN_MOUNT)("a disk (needs root, to mount a small one)", () => {
  it("without room for files takes texts alone, says which files it left out, and keeps nothing of them", async () => {
    const disk = mountSmallDisk(20 * 1024);
    const settings = await freshSettings("sqlite", { DATA_DIR: disk.folder });
    const { app, services } = await runApi(settings);
    const answer = await post(app, plan(6_000_000));
    expect(answer.statusCode).toBe(202);
    expect(answer.json().errors).toMatchObject([{ field: "files", code: "noRoom", file: 0 }]);
    expect(await services.health()).toMatchObject({ waiting: 1 });
  });

  it("that may hold hardly any more files takes texts alone, and is not ready, however many bytes are free", async () => {
    const disk = mountSmallDisk(500 * 1024, 100);
    const settings = await freshSettings("sqlite", { DATA_DIR: disk.folder });
    const { app, services } = await runApi(settings);
    const answer = await post(app, plan(2000));
    expect(answer.statusCode).toBe(202);
    expect(answer.json().errors).toMatchObject([{ field: "files", code: "noRoom", file: 0 }]);
    const { ready, reasons } = await services.health();
    expect(ready).toBe(false);
    expect(reasons.join()).toContain("df -i");
  });

  it("that is read-only, or fills up while files come, costs a message its files and nothing else", async () => {
    const disk = mountSmallDisk(120 * 1024);
    const settings = await freshSettings("postgresql", { DATA_DIR: disk.folder });
    const { app, services } = await runApi(settings);
    disk.setReadOnly(true);
    const answer = await post(app, plan(2_000_000));
    expect(answer.statusCode).toBe(202);
    expect(answer.json().errors).toMatchObject([{ field: "files", code: "noRoom", file: 0 }]);

    disk.setReadOnly(false);
    await app.listen({ host: THIS_MACHINE, port: 0 });
    const socket = await beginPost(app, plan(2_000_000), 1_000_000);
    await expect.poll(() => uploadsLeft(settings).length).toBe(1);
    expect(() => writeFileSync(join(disk.folder, "other"), Buffer.alloc(130_000_000))).toThrow("ENOSPC");
    socket.write(socket.rest);
    const [said] = (await once(socket, "data")) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 202 .*"noRoom"/s);
    expect(await services.health()).toMatchObject({ waiting: 2 });
    await expect.poll(() => uploadsLeft(settings)).toEqual([]);
  });

  it("of 120 MB takes every text after files have filled all that is theirs", async () => {
    const disk = mountSmallDisk(120 * 1024);
    const settings = await freshSettings("sqlite", { DATA_DIR: disk.folder });
    const { app } = await runApi(settings);
    let withFiles = 0;
    for (let message = 0; message < 12; message += 1) {
      const answers = await Promise.all([1, 2].map(() => post(app, plan(7_000_000))));
      for (const answer of answers) {
        expect(answer.statusCode).toBe(202);
        if (answer.json().errors === undefined) withFiles += 1;
      }
    }
    expect(withFiles).toBeGreaterThan(0);
    expect(withFiles).toBeLessThan(10);
    for (let text = 0; text < 60; text += 1) {
      const message = goodMessage({ message: "m".repeat(5000) });
      expect((await (await visit(app)).post(message)).statusCode).toBe(202);
    }
    expect(uploadsLeft(settings)).toEqual([]);
  });
});
