import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Environment } from "../../contract/settings.ts";
import { freshDatabase } from "../../tests/parts/engines.ts";
import { freePort } from "../../tests/parts/free-port.ts";
import { startByNpm } from "../../tests/parts/npm-process.ts";
import { OBEYS_MODES } from "../../tests/parts/obeys-modes.ts";
import { ask, openConnection, statusAt } from "../../tests/parts/raw-http.ts";
import { startServer } from "../../tests/parts/server-process.ts";
import { buildSmallSite, temporaryFolder } from "../../tests/parts/small-site.ts";
import { goodMessage } from "../../tests/parts/visitor.ts";
import { CHECK_INTERVAL_MS } from "./end-with-npm.ts";

async function siteFolder(): Promise<string> {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await buildSmallSite(folder);
  return folder;
}

function start(folder: string, environment: Environment = {}, through: readonly string[] = []) {
  const server = startServer(folder, environment, through);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  return server;
}

const CHOICE = "/api/cookie-consent/123e4567-e89b-12d3-a456-426614174000";
const REFUSED_ALL = '{"analytics":false,"marketing":false}';

async function tokenOf(port: number): Promise<{ cookie: string; csrfToken: string }> {
  const { headers, body } = await ask(port, "/api/csrf-token");
  const cookie = String(headers["set-cookie"]).split(";", 1).join("");
  return { cookie, ...(JSON.parse(body.toString()) as { csrfToken: string }) };
}

/** All of it was sent but the last words. */
async function callUnderWay(port: number) {
  const { cookie, csrfToken } = await tokenOf(port);
  const socket = await openConnection(port);
  onTestFinished(() => void socket.destroy());
  let answer = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    answer += text;
  });
  const head = [
    `PUT ${CHOICE} HTTP/1.1`,
    "Host: a",
    `Cookie: ${cookie}`,
    `CSRF-Token: ${csrfToken}`,
    "Content-Type: application/json",
    `Content-Length: ${REFUSED_ALL.length}`,
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await expect.poll(() => answer).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write(REFUSED_ALL.slice(0, 1));
  return { answer: () => answer, finish: () => void socket.write(REFUSED_ALL.slice(1)) };
}

describe("what cannot start says why in one line and ends", () => {
  test("a wrong port in the .env file", async () => {
    const folder = await siteFolder();
    writeFileSync(join(folder, ".env"), "PORT=http\n");
    const server = start(folder, { PORT: undefined });
    expect(await server.ended).toBe(1);
    expect(server.output()).toEqual({
      people: "",
      log: "PORT está mal escrito. Se espera: un número entero de 0 a 65535.\n",
    });
  });

  test("a site that is not built", async () => {
    const folder = temporaryFolder();
    const server = start(folder);
    await expect(server.ready()).rejects.toThrow("no hay ninguna web construida");
    expect(await server.ended).toBe(1);
    expect(server.output().log).toMatch(/^En .* no hay ninguna web construida.*npm run build\n$/);
    rmSync(folder, { recursive: true });
  });

  test("a port that is taken", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const server = start(await siteFolder(), { PORT: port });
    expect(await server.ended).toBe(1);
    const [last] = server.output().log.trim().split("\n").slice(-1);
    expect(last).toBe(`Otro programa usa ya el puerto ${port}. Escribe en PORT uno libre.`);
  });
});

test("a start says where the site is, and its log is JSON line by line", async () => {
  const server = start(await siteFolder(), { LOG_LEVEL: "debug" });
  const port = await server.ready();
  expect(server.output().people).toBe(`The site is at http://localhost:${port}\n`);
  await ask(port, "/es/contacto?email=ane@example.org");
  await ask(port, "/nope%0Ainjected");
  await ask(port, "/api/cookie-consent/123e4567-e89b-12d3-a456-426614174000?name=Ane");
  server.child.kill("SIGTERM");
  await server.ended;
  const { log } = server.output();
  const lines = log
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.some(({ kind, status }) => kind === "page" && status === 200)).toBe(true);
  expect(lines.some(({ kind, status }) => kind !== "page" && Number(status) >= 400)).toBe(true);
  expect(lines.some(({ reqId }) => typeof reqId === "string" && reqId.length === 36)).toBe(true);
  expect(log).not.toMatch(/ane@example|contacto|nope|123e4567|name=|127\.0\.0\.1|::1/);
});

test("a start under another address than the pages were built for says so", async () => {
  const server = start(await siteFolder(), { SITE_URL: "https://www.company.eus" });
  await server.ready();
  await expect
    .poll(() => server.output().log)
    .toContain("SITE_URL is not the address the pages were built for");
});

describe("a stop", () => {
  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "by %s finishes what is under way and ends well",
    async (signal) => {
      const server = start(await siteFolder());
      const port = await server.ready();
      const idle = await openConnection(port);
      const call = await callUnderWay(port);
      server.child.kill(signal);
      await expect.poll(() => statusAt(port, "/healthz"), { message: "takes no new calls" }).toBe(0);
      call.finish();
      expect(await server.ended).toBe(0);
      expect(call.answer()).toContain("HTTP/1.1 204 ");
      idle.destroy();
    },
  );

  test("is not held up by those who never finish", async () => {
    const server = start(await siteFolder());
    const socket = await openConnection(await server.ready());
    socket.on("error", () => {});
    socket.write("GET /es/ HTTP/1.1\r\n");
    const started = performance.now();
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(performance.now() - started).toBeLessThan(9000);
  });

  test("asked for twice is at once", async () => {
    const server = start(await siteFolder());
    const socket = await openConnection(await server.ready());
    socket.on("error", () => {});
    socket.write("GET /es/ HTTP/1.1\r\n");
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output().log).toContain("Stopping");
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(1);
  });
});

describe("what is wrong with settings or database leaves the pages standing", () => {
  const reasons = async (port: number) => {
    const { status, body } = await ask(port, "/readyz");
    expect(status).toBe(503);
    return (JSON.parse(body.toString()) as { reasons: string[] }).reasons;
  };

  test("a wrong setting: no message is taken into a database that nobody meant, and the reason is told", async () => {
    const folder = await siteFolder();
    const server = start(folder, { DATABASE_URL: "mysql://u:hush@host/name", MAIL_TO: "nobody" });
    const port = await server.ready();
    expect((await ask(port, "/eu/")).status).toBe(200);
    expect((await ask(port, "/healthz")).status).toBe(200);
    expect(await reasons(port)).toEqual([
      expect.stringMatching(/^DATABASE_URL está mal /),
      expect.stringMatching(/^MAIL_TO está mal /),
    ]);
    const given = await ask(port, "/api/csrf-token");
    const { csrfToken } = JSON.parse(given.body.toString()) as { csrfToken: string };
    const posted = await ask(port, "/api/contact", {
      method: "POST",
      headers: {
        cookie: String(given.headers["set-cookie"]).split(";", 1).join(""),
        "csrf-token": csrfToken,
        "content-type": "application/json",
      },
      body: JSON.stringify(goodMessage()),
    });
    expect(posted.status).toBe(503);
    const { log } = server.output();
    expect(log).toMatch(/"problem":"DATABASE_URL está mal .*"msg":"A setting is wrong/);
    expect(log).not.toContain("hush");
    expect(existsSync(join(folder, "data", "site.sqlite"))).toBe(false);
  });

  test("an .env file that the site's account may not read", async () => {
    const folder = await siteFolder();
    writeFileSync(join(folder, ".env"), "HOST=127.0.0.1\nCOOKIE_SECRET=hush\n", { mode: 0o000 });
    const server = start(folder, {}, OBEYS_MODES);
    const port = await server.ready();
    expect((await ask(port, "/es/")).status).toBe(200);
    expect(await reasons(port)).toEqual([
      expect.stringMatching(/^No se puede leer el archivo \.env \(EACCES\)/),
    ]);
    expect(server.output().log).toContain("No se puede leer el archivo .env");
    expect((await ask(port, "/api/cookie-consent/123e4567-e89b-12d3-a456-426614174000")).status).not.toBe(
      200,
    );
    expect(existsSync(join(folder, "data"))).toBe(false);
    await expect(fetch(`http://[::1]:${port}/es/`)).rejects.toThrow();
  });

  test("a PostgreSQL that is not there", async () => {
    const server = start(await siteFolder(), { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    const port = await server.ready();
    expect((await ask(port, "/es/")).status).toBe(200);
    expect(await reasons(port)).toHaveLength(1);
  });

  test("a SQLite file that is a folder", async () => {
    const folder = await siteFolder();
    mkdirSync(join(folder, "data", "site.sqlite"), { recursive: true });
    const port = await start(folder).ready();
    expect((await ask(port, "/es/")).status).toBe(200);
    expect(await reasons(port)).toHaveLength(1);
  });
});

test.each([
  ["npm is ended", "SIGTERM", 1],
  ["npm is ended", "SIGHUP", 1],
  ["npm is ended", "SIGKILL", 1],
  ["its terminal is closed", "SIGHUP", -1],
] as const)(
  "a server that npm started finishes what is under way and ends when %s by %s",
  async (_how, signal, whom) => {
    const folder = await siteFolder();
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const command = scripts.serve.replace(
      "server/main.ts",
      `"${resolve(import.meta.dirname, "../main.ts")}"`,
    );
    writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: command } }));
    const port = await freePort();
    const npm = startByNpm(["start"], { cwd: folder, env: { ...process.env, PORT: String(port) } });
    const answers = () => statusAt(port, "/healthz");
    await expect.poll(answers).toBe(200);
    const call = await callUnderWay(port);
    process.kill(whom * (npm.pid ?? Number.NaN), signal);
    await expect.poll(answers).toBe(0);
    await wait(2 * CHECK_INTERVAL_MS);
    call.finish();
    await expect.poll(call.answer).toContain("HTTP/1.1 204 ");
    await expect.poll(() => existsSync(join(folder, "data", "site.sqlite-wal"))).toBe(false);
  },
);

test("systemd is told when the site answers, that it still does, and when it ends", async () => {
  const folder = await siteFolder();
  const heard = join(folder, "heard");
  writeFileSync(heard, "");
  writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >> ${heard}\n`, { mode: 0o755 });
  const server = start(folder, {
    PATH: `${folder}:${process.env.PATH}`,
    NOTIFY_SOCKET: "/run/anything",
    WATCHDOG_USEC: "400000",
  });
  await server.ready();
  const told = () => readFileSync(heard, "utf8").split("\n");
  await expect.poll(told).toEqual(expect.arrayContaining(["READY=1", "WATCHDOG=1"]));
  server.child.kill("SIGSTOP");
  await wait(300);
  const before = told().length;
  await wait(1000);
  expect(told()).toHaveLength(before);
  server.child.kill("SIGCONT");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(told()).toContain("STOPPING=1");
});

test("two servers that start at once on one folder share the cookie secret they make", async () => {
  const folder = await siteFolder();
  // A SQLite file has one site; two share a PostgreSQL.
  const environment = { DATABASE_URL: await freshDatabase() };
  const servers = [start(folder, environment), start(folder, environment)];
  const ports = await Promise.all(servers.map((server) => server.ready()));
  const [one = 0, other = 0] = ports;
  const { cookie, csrfToken } = await tokenOf(one);
  const { status } = await ask(other, CHOICE, {
    method: "PUT",
    headers: { cookie, "csrf-token": csrfToken, "content-type": "application/json" },
    body: REFUSED_ALL,
  });
  expect(status).toBe(204);
});
