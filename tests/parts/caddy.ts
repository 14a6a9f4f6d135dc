/** A real Caddy with `deploy/Caddyfile`, where there is one, with certificates of its own making. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

export function startCaddy(
  folder: string,
  upstream: number,
  ports: { http: number; https: number },
): ChildProcess {
  // Ports that need no root, no changes to the machine's certificates; all else is the file itself.
  const options = `{\n skip_install_trust\n admin off\n http_port ${ports.http}\n https_port ${ports.https}\n}`;
  writeFileSync(join(folder, "Caddyfile"), `${options}\nimport ${resolve("deploy/Caddyfile")}\n`);
  const environment = { SITE_DOMAIN: "localhost", SITE_UPSTREAMS: `127.0.0.1:${upstream}` };
  return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...environment },
    stdio: "ignore",
  });
}
