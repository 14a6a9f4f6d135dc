import { spawn, spawnSync } from "node:child_process";
import { openSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { freePort } from "../../tests/parts/free-port.ts";
import { ask } from "../../tests/parts/raw-http.ts";
import { buildSmallSite, temporaryFolder } from "../../tests/parts/small-site.ts";
import { sampler } from "./log.ts";

const MAIN = resolve(import.meta.dirname, "../main.ts");

/** A server whose log goes there. Nobody reads a pipe. */
async function startLoggingTo(stderr: "pipe" | number) {
  const folder = temporaryFolder();
  await buildSmallSite(folder);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: "0", LOG_LEVEL: "debug" };
  const child = spawn(process.execPath, [MAIN], { cwd: folder, env, stdio: ["ignore", "pipe", stderr] });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  const { promise, resolve: found } = Promise.withResolvers<number>();
  child.stdout?.on("data", (text: Buffer) => found(Number(/localhost:(\d+)/.exec(text.toString())?.[1])));
  return { child, port: await promise };
}

async function flood(port: number, requests: number): Promise<void> {
  for (let sent = 0; sent < requests; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => ask(port, "/es/")));
  }
}

describe("nobody waits for the log", () => {
  test("when its reader has stopped reading: pages are answered, lost lines are counted, a stop ends well", async () => {
    const { child, port } = await startLoggingTo("pipe");
    const dropped = async () => {
      await flood(port, 500);
      const metrics = (await ask(port, "/metrics")).body.toString();
      return Number(/^site_log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
    };
    await expect.poll(dropped, { timeout: 60_000 }).toBeGreaterThan(0);
    const started = performance.now();
    expect((await ask(port, "/es/")).status).toBe(200);
    expect((await ask(port, "/healthz")).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2000);
    child.kill("SIGTERM");
    await expect.poll(() => child.exitCode).toBe(0);
  });

  test.runIf(process.platform === "linux")("when its disk is full", async () => {
    const { child, port } = await startLoggingTo(openSync("/dev/full", "w"));
    await flood(port, 200);
    expect((await ask(port, "/es/")).status).toBe(200);
    expect(child.exitCode).toBeNull();
    child.kill("SIGTERM");
    await expect.poll(() => child.exitCode).toBe(0);
  });
});

test.runIf(process.platform === "linux")(
  "what ends the process is told, or not, but never waits for a full disk",
  () => {
    const code = `const { createLog } = await import(${JSON.stringify(resolve("server/base/log.ts"))});
    const log = createLog("info", (await import("node:fs")).openSync("/dev/full", "w"));
    for (let line = 0; line < 3; line += 1) log.fatal({}, "the end");
    process.exit(3);`;
    const args = ["--input-type=module", "--eval", code];
    expect(spawnSync(process.execPath, args, { timeout: 15_000 }).status).toBe(3);
  },
);

test("a server whose starter is gone serves, and stops when it is told to", async () => {
  const folder = temporaryFolder();
  await buildSmallSite(folder);
  const port = await freePort();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port) },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  const ready = () =>
    ask(port, "/readyz").then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ready).toBe(200);
  child.kill("SIGTERM");
  await expect.poll(() => child.exitCode).toBe(0);
});

it("writes a flood as a few lines and a number", () => {
  let now = 0;
  const lines: object[] = [];
  const log = { info: (facts: object) => void lines.push(facts) };
  const sample = sampler(() => now);
  for (let request = 0; request < 1000; request += 1)
    sample(log, { status: 404 }, "A request was for no page");
  expect(lines).toHaveLength(20);
  now += 1000;
  sample(log, { status: 404 }, "A request was for no page");
  expect(lines.at(-1)).toEqual({ status: 404, leftOut: 980 });
});
