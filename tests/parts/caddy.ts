/** A real Caddy with `deploy/Caddyfile`, where there is one, with certificates of its own making. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

export interface RunningCaddy {
  http: number;
  https: number;
  process: ChildProcess;
  log(): string;
}

/** Its files are kept in the folder. */
export async function startCaddy(
  folder: string,
  upstream: number,
  port?: number,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningCaddy> {
  const [http, https] = [await freePort(), port ?? (await freePort())];
  // Ports that need no root, no changes to the machine's certificates, all that can be logged; all else is the file.
  const options = `\n{\n debug\n skip_install_trust\n admin off\n http_port ${http}\n https_port ${https}\n`;
  const file = readFileSync("deploy/Caddyfile", "utf8");
  writeFileSync(join(folder, "Caddyfile"), file.replace("\n{\n", options));
  const environment = {
    SITE_DOMAIN: "localhost",
    SITE_ALIASES: "alias.localhost",
    SITE_UPSTREAMS: `127.0.0.1:${upstream}`,
    SITE_PHONE: "94 111 22 33",
    ...more,
  };
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  return { http, https, process: child, log: () => log };
}
