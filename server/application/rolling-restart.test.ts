import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../tests/parts/engines.ts";
import { freePort } from "../../tests/parts/free-port.ts";
import { ask, statusAt } from "../../tests/parts/raw-http.ts";
import { SAMPLE_FIELDS } from "../../tests/parts/sample-fields.ts";
import { type ServerProcess, startServer } from "../../tests/parts/server-process.ts";
import { buildSmallSite, temporaryFolder } from "../../tests/parts/small-site.ts";

const VISITORS = 8;
/** Within the limit for one address. */
const POSTS = 25;
const POST_EVERY_MS = 150;
const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

async function startNginx(folder: string, port: number, upstreams: readonly number[]): Promise<void> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${join(folder, "nginx.pid")}; error_log ${join(folder, "nginx.log")};
     events { worker_connections 256; }
     http { access_log off; ${temporary.join(" ")}
       upstream site { keepalive 8; ${upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join(" ")} }
       server { listen ${port}; location / {
         proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
         proxy_next_upstream error timeout non_idempotent;
         proxy_set_header X-Forwarded-For $remote_addr; } } }`,
  );
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  onTestFinished(() => void nginx.kill());
  await expect.poll(() => statusAt(port, "/healthz")).toBe(200);
}

/** A call that changes something; its key lets a balancer repeat it. A message sent in such haste is not kept. */
async function post(port: number, cookie: string, token: string): Promise<number> {
  const body = { ...SAMPLE_FIELDS, honeypot: "", loadedAt: new Date().toISOString() };
  const { status } = await ask(port, "/api/contact", {
    method: "POST",
    headers: {
      cookie,
      "csrf-token": token,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  return status;
}

test.skipIf(!hasNginx)(
  "two instances are restarted one after the other and no visitor notices",
  async () => {
    const folder = temporaryFolder();
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, "data"), { mode: 0o700 });
    // A SQLite file has one site; two share a PostgreSQL.
    const DATABASE_URL = await freshDatabase();
    await buildSmallSite(folder);
    const [port, ...upstreams] = [await freePort(), await freePort(), await freePort()];

    const start = async (upstream: number): Promise<ServerProcess> => {
      const server = startServer(folder, { PORT: String(upstream), LOG_LEVEL: "error", DATABASE_URL });
      onTestFinished(() => void server.child.kill("SIGKILL"));
      await server.ready();
      return server;
    };
    let servers = await Promise.all(upstreams.map(start));
    await startNginx(folder, port, upstreams);

    const given = await ask(port, "/api/csrf-token");
    const cookie = String(given.headers["set-cookie"]).split(";", 1).join("");
    const { csrfToken } = JSON.parse(given.body.toString()) as { csrfToken: string };

    let stopped = false;
    const answers = new Map<string, number>();
    const count = (kind: string, status: number) =>
      answers.set(`${kind} ${status}`, (answers.get(`${kind} ${status}`) ?? 0) + 1);
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (!stopped) {
        count("page", (await ask(port, "/es/")).status);
        count("token", (await ask(port, "/api/csrf-token")).status);
      }
    });
    const sender = (async () => {
      for (let sent = 0; sent < POSTS && !stopped; sent++) {
        count("message", await post(port, cookie, csrfToken));
        await wait(POST_EVERY_MS);
      }
    })();

    for (const [index, upstream] of upstreams.entries()) {
      const old = servers[index];
      old?.child.kill("SIGTERM");
      expect(await old?.ended).toBe(0);
      servers = servers.with(index, await start(upstream));
    }
    stopped = true;
    await Promise.all([...visitors, sender]);
    expect([...answers.keys()].sort()).toEqual(["message 202", "page 200", "token 200"]);
  },
  120_000,
);
