/** `deploy/Caddyfile`, run by a real Caddy where there is one, with certificates of its own making. */
import { once } from "node:events";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect as tlsConnect } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { editorRoutes } from "../../editor/routes.ts";
import { hasCaddy, startCaddy } from "../parts/caddy.ts";
import { freePort } from "../parts/free-port.ts";
import { ask } from "../parts/raw-http.ts";
import { runApp } from "../parts/running-app.ts";
import { temporaryFolder } from "../parts/small-site.ts";

if (!hasCaddy) console.info("Caddy is not installed here: deploy/Caddyfile is not tried.");

/** Of the password "right"; much quicker to check than those of `caddy hash-password`. */
const HASH_OF_RIGHT = "$2b$04$abcdefghijklmnopqrstuuFmEfrkTQnczNzw475xE2VhDrK1uwJiC";

async function startBefore(upstream: number, desk?: { https: number; environment: Record<string, string> }) {
  const folder = temporaryFolder();
  if (desk) copyFileSync("deploy/desk.caddy", join(folder, "desk.caddy"));
  const caddy = await startCaddy(folder, upstream, desk?.https, desk?.environment);
  onTestFinished(() => {
    caddy.process.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return caddy;
}

interface Http2Request {
  headers?: Record<string, string>;
  body?: string;
  /** where the visitor is */
  localAddress?: string;
  /** the name in the address bar */
  servername?: string;
}

/** Over HTTP/2, as a browser would. */
function askHttp2(
  port: number,
  path: string,
  { headers, body, localAddress, servername = "localhost" }: Http2Request = {},
) {
  const { promise, resolve: answered, reject } = Promise.withResolvers<Record<string, unknown>>();
  const options = { port, host: "127.0.0.1", servername, rejectUnauthorized: false };
  const session = connect(`https://${servername}:${port}`, {
    createConnection: () =>
      tlsConnect({ ...options, ALPNProtocols: ["h2"], ...(localAddress && { localAddress }) }),
  });
  session.on("error", reject);
  const method = body === undefined ? "GET" : "POST";
  const stream = session.request({ ":path": path, ":method": method, "accept-encoding": "br", ...headers });
  stream.end(body);
  stream.on("error", reject);
  stream.on("response", async (headers) => {
    answered({ ...headers, body: await text(stream).catch(() => "") });
    session.destroy();
  });
  return promise;
}

test.skipIf(!hasCaddy)(
  "the Caddyfile: https over HTTP/2, compression, a redirect to https, counters closed, client addresses",
  async () => {
    const { port, stop } = await runApp({ environment: { TRUST_PROXY: "1", SITE_URL: "https://localhost" } });
    onTestFinished(stop);
    const { http, https } = await startBefore(port);
    const status = (path: string) =>
      askHttp2(https, path).then(
        (headers) => headers[":status"],
        () => undefined,
      );
    await expect.poll(() => status("/es/")).toBe(200);
    expect(await askHttp2(https, "/es/")).toMatchObject({ "content-encoding": "br" });
    for (const path of ["/metrics", "/readyz", "/healthz"]) expect(await status(path)).toBe(404);
    const plain = await ask(http, "/es/", { headers: { host: "localhost" } });
    expect([plain.status, plain.headers.location]).toEqual([
      308,
      expect.stringMatching(/^https:\/\/localhost/),
    ]);

    // Each visitor has his own limit, whatever address he claims to have.
    const post = (localAddress: string, claimed: string) =>
      askHttp2(https, "/es/contacto", {
        localAddress,
        headers: {
          origin: "https://localhost",
          "content-type": "application/x-www-form-urlencoded",
          "x-forwarded-for": claimed,
        },
        body: "name=Ane",
      }).then((headers) => headers[":status"]);
    for (let number = 1; number <= 30; number += 1)
      expect(await post("127.0.0.2", `192.0.2.${number}`)).toBe(422);
    expect(await post("127.0.0.2", "192.0.2.99")).toBe(429);
    expect(await post("127.0.0.3", "192.0.2.99")).toBe(422);
  },
  60_000,
);

/** Begins a request whose body is none, as anybody may, and waits for what becomes of it. */
async function sendBrokenBody(port: number): Promise<void> {
  const socket = tlsConnect({ port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false });
  socket.on("error", () => {}).resume();
  socket.end(
    "POST /es/contacto HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nZZ\r\n0\r\n\r\n",
  );
  await once(socket, "close");
}

test.skipIf(!hasCaddy)(
  "the Caddyfile: broken requests of one visitor hold nobody else up",
  async () => {
    const { port, stop } = await runApp({ environment: { TRUST_PROXY: "1", SITE_URL: "https://localhost" } });
    onTestFinished(stop);
    const { https } = await startBefore(port);
    const status = () =>
      askHttp2(https, "/es/").then(
        (headers) => headers[":status"],
        () => undefined,
      );
    await expect.poll(status).toBe(200);
    let quickestMs = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 5; time += 1) {
      await sendBrokenBody(https);
      const begun = performance.now();
      expect(await status()).toBe(200);
      quickestMs = Math.min(quickestMs, performance.now() - begun);
    }
    expect(quickestMs).toBeLessThan(1000);
  },
  60_000,
);

test.skipIf(!hasCaddy)(
  "the Caddyfile: other names lead to the site's, and a site that is away gives the telephone, with no address logged",
  async () => {
    const visitor = "127.0.0.77";
    const { http, https, log } = await startBefore(await freePort());
    // Each name has its certificate a moment after Caddy listens.
    const status = (servername: string) =>
      askHttp2(https, "/es/?a=1", { servername }).then(
        (headers) => headers[":status"],
        () => undefined,
      );
    await expect.poll(() => status("localhost")).toBe(503);
    await expect.poll(() => status("alias.localhost")).toBe(301);
    expect((await ask(http, "/es/?a=1", { headers: { host: "alias.localhost" } })).status).toBe(308);
    const requests = () =>
      log()
        .split("\n")
        .filter((line) => line.includes('"request":'));
    const before = requests().length;
    const answer = await askHttp2(https, "/es/", { localAddress: visitor });
    expect(answer).toMatchObject({ ":status": 503, "content-type": "text/html; charset=utf-8" });
    expect(answer.body).toContain("94 111 22 33");
    await expect.poll(() => requests().length).toBeGreaterThan(before);
    expect(requests().join("\n")).not.toContain(visitor);
    const redirect = await askHttp2(https, "/es/?a=1", { servername: "alias.localhost" });
    expect(redirect).toMatchObject({ ":status": 301, location: "https://localhost/es/?a=1" });
  },
  60_000,
);

test.skipIf(!hasCaddy)(
  "desk.caddy: whoever knows the password reaches the editor, under its own name, and no file of the data folder",
  async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "data"));
    writeFileSync(join(root, "data/site.sqlite"), "messages");
    const https = await freePort();
    const deskUrl = `https://desk.localhost:${https}`;
    const routes = editorRoutes(root, deskUrl);
    const editor = createServer((asked, answer) =>
      routes(asked, answer, () => answer.end(JSON.stringify(asked.headers))),
    ).listen(0, "127.0.0.1");
    await once(editor, "listening");
    onTestFinished(() => void editor.close());
    const { port } = editor.address() as AddressInfo; // it listens on a port
    const environment = {
      DESK_DOMAIN: "desk.localhost",
      DESK_UPSTREAM: `127.0.0.1:${port}`,
      DESK_PASSWORD_HASH: HASH_OF_RIGHT,
    };
    await startBefore(await freePort(), { https, environment });
    const basic = (password: string) => `Basic ${Buffer.from(`oficina:${password}`).toString("base64")}`;
    const status = async (path: string, headers: Record<string, string>, body?: string) => {
      const asked = { servername: "desk.localhost", headers, ...(body !== undefined && { body }) };
      return askHttp2(https, path, asked).then(
        (answer) => answer[":status"],
        () => undefined,
      );
    };
    await expect.poll(() => status("/mensajes", {})).toBe(401);
    expect(await status("/mensajes", { authorization: basic("wrong") })).toBe(401);
    expect(await status("/mensajes", { "x-desk-user": "oficina" })).toBe(401);
    const authorization = basic("right");
    const headers = { authorization, "x-desk-user": "somebody else" };
    const page = await askHttp2(https, "/mensajes", { servername: "desk.localhost", headers });
    expect(page).toMatchObject({ ":status": 200, "strict-transport-security": expect.any(String) });
    expect(JSON.parse(String(page.body))).toMatchObject({ "x-desk-user": "oficina" });
    expect(String(page.body)).not.toContain("Basic");
    for (const path of ["/data/site.sqlite", `/@fs${root}/data/site.sqlite`, "/%64ata/site.sqlite"])
      expect(await status(path, { authorization })).toBe(403);
    expect(await status("/mensajes/one", { authorization, origin: "https://other.example" }, "a=1")).toBe(
      403,
    );
    expect(await status("/mensajes/one", { authorization, origin: deskUrl }, "a=1")).toBe(200);
    const rebound = { authorization, ":authority": `127.0.0.1:${port}` };
    expect(
      (await askHttp2(https, "/mensajes", { servername: "desk.localhost", headers: rebound })).body,
    ).toBe("");

    // Past the proxy: another account of the machine that gives the desk's name, and a name made to lead here.
    for (const host of [new URL(deskUrl).host, "rebound.example"])
      expect((await ask(port, "/mensajes", { headers: { host } })).status).toBe(403);
  },
);
