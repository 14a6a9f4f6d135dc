import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "../../tests/parts/raw-http.ts";
import { buildSmallSite, temporaryFolder } from "../../tests/parts/small-site.ts";

/** util-linux's, on every Linux: runs a program at a terminal of its own. */
const hasScript = spawnSync("script", ["--version"]).status === 0;

test.skipIf(!hasScript)(
  "at a terminal a person reads in Spanish where the site is, that mail is not set up, and what goes wrong",
  async () => {
    const folder = temporaryFolder();
    await buildSmallSite(folder);
    const command = `exec "${process.execPath}" "${resolve("server/main.ts")}"`;
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], {
      cwd: folder,
      env: { PATH, NODE_COMPILE_CACHE, PORT: "0", DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
    });
    onTestFinished(() => {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (more: string) => {
      text += more;
    });
    await expect.poll(() => text).toContain("Ctrl-C");
    expect(text).toMatch(/La web está en http:\/\/localhost:\d+\r\nEl correo aún no está configurado/);
    expect(text).toContain("No se puede abrir la base de datos (");
    const port = Number(/localhost:(\d+)/.exec(text)?.[1]);
    await ask(port, "/nope");
    await ask(port, "/api/csrf-token");
    child.stdin.write("\u0003");
    const [code] = await once(child, "close");
    expect(code).toBe(0);
    expect(text).not.toContain("{");
  },
);
