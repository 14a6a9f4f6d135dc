/** `deploy/Caddyfile`, run by a real Caddy where there is one, with certificates of its own making. */
import { spawn, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { join, resolve } from "node:path";
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

/** Over HTTP/2, as a browser would. */
function askHttp2(port: number, path: string): Promise<Record<string, unknown>> {
  const { promise, resolve: answered, reject } = Promise.withResolvers<Record<string, unknown>>();
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  session.on("error", reject);
  const stream = session.request({ ":path": path, "accept-encoding": "br" });
  stream.on("error", reject);
  stream.on("response", (headers) => {
    answered({ ...headers });
    session.destroy();
  });
  return promise;
}

test.skipIf(!hasCaddy)(
  "the Caddyfile: https over HTTP/2, compression, a redirect to https, counters closed",
  async () => {
    const { port, stop } = await runApp({ environment: { TRUST_PROXY: "1" } });
    onTestFinished(stop);
    const { http, https } = await startCaddy(port);
    const status = (path: string) =>
      askHttp2(https, path).then(
        (headers) => headers[":status"],
        () => undefined,
      );
    await expect.poll(() => status("/es/"), { timeout: 20_000 }).toBe(200);
    expect(await askHttp2(https, "/es/")).toMatchObject({ "content-encoding": "br" });
    for (const path of ["/metrics", "/readyz", "/healthz"]) expect(await status(path)).toBe(404);
    const plain = await ask(http, "/es/", { headers: { host: "localhost" } });
    expect([plain.status, plain.headers.location]).toEqual([
      308,
      expect.stringMatching(/^https:\/\/localhost/),
    ]);
  },
  60_000,
);
