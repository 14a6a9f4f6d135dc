/** `deploy/Caddyfile`, run by a real Caddy where there is one, with certificates of its own making. */
import { spawn, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { join, resolve } from "node:path";
import { connect as tlsConnect } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../parts/free-port.ts";
import { ask } from "../parts/raw-http.ts";
import { runApp } from "../parts/running-app.ts";
import { temporaryFolder } from "../parts/small-site.ts";

const hasCaddy = spawnSync("caddy", ["version"]).status === 0;
if (!hasCaddy) console.info("Caddy is not installed here: deploy/Caddyfile is not tried.");

async function startCaddy(upstream: number) {
  const folder = temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  // Ports that need no root, no changes to the machine's certificates; all else is the file itself.
  const options = `{\n skip_install_trust\n admin off\n http_port ${http}\n https_port ${https}\n}`;
  writeFileSync(join(folder, "Caddyfile"), `${options}\nimport ${resolve("deploy/Caddyfile")}\n`);
  const environment = { SITE_DOMAIN: "localhost", SITE_UPSTREAMS: `127.0.0.1:${upstream}` };
  const caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...environment },
    stdio: "ignore",
  });
  onTestFinished(() => {
    caddy.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return { http, https };
}

interface Http2Request {
  headers?: Record<string, string>;
  body?: string;
  /** where the visitor is */
  localAddress?: string;
}

/** Over HTTP/2, as a browser would. */
function askHttp2(port: number, path: string, { headers, body, localAddress }: Http2Request = {}) {
  const { promise, resolve: answered, reject } = Promise.withResolvers<Record<string, unknown>>();
  const options = { port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false };
  const session = connect(`https://localhost:${port}`, {
    createConnection: () =>
      tlsConnect({ ...options, ALPNProtocols: ["h2"], ...(localAddress && { localAddress }) }),
  });
  session.on("error", reject);
  const method = body === undefined ? "GET" : "POST";
  const stream = session.request({ ":path": path, ":method": method, "accept-encoding": "br", ...headers });
  stream.end(body);
  stream.on("error", reject);
  stream.on("response", (headers) => {
    answered({ ...headers });
    session.destroy();
  });
  return promise;
}

test.skipIf(!hasCaddy)(
  "the Caddyfile: https over HTTP/2, compression, a redirect to https, counters closed, client addresses",
  async () => {
    const { port, stop } = await runApp({ environment: { TRUST_PROXY: "1", SITE_URL: "https://localhost" } });
    onTestFinished(stop);
    const { http, https } = await startCaddy(port);
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
