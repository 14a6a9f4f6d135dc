/** What a server has little of: files it may open, and memory. */
import { readdirSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { residentBytes } from "../../bench/servers.ts";
import { type AttackKind, beginAttack } from "../parts/attackers.ts";
import { ask, statusAt } from "../parts/raw-http.ts";
import { startServer } from "../parts/server-process.ts";
import { buildSmallSite, temporaryFolder } from "../parts/small-site.ts";

async function start(through: readonly string[] = []) {
  const folder = temporaryFolder();
  await buildSmallSite(folder);
  const server = startServer(folder, {}, through);
  onTestFinished(() => {
    server.child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...server, port: await server.ready() };
}

async function attack(kind: AttackKind, port: number, connections: number): Promise<void> {
  const attacker = await beginAttack({ kind, port, connections });
  onTestFinished(() => void attacker.kill());
}

describe("a process that may open 64 files", () => {
  test.each(["idle", "half-sent", "pictures", "missing pages"] as const)(
    "outlives 100 connections (%s)",
    async (kind) => {
      const { child, port, output } = await start(["sh", "-c", 'ulimit -n 64 && exec "$@"', "sh"]);
      await attack(kind, port, 100);
      await wait(2500);
      expect(child.exitCode, output().log).toBe(null);
      await expect.poll(() => statusAt(port, "/es/"), { timeout: 60_000 }).toBe(200);
    },
  );
});

test.runIf(process.platform === "linux")(
  "200 connections that ask for 32 pictures each and read none take little memory and few files",
  async () => {
    const { child, port } = await start();
    const processId = child.pid ?? 0;
    await attack("pictures", port, 200);
    let mostBytes = 0;
    let mostFiles = 0;
    for (let look = 0; look < 20; look += 1) {
      mostBytes = Math.max(mostBytes, residentBytes(processId));
      mostFiles = Math.max(mostFiles, readdirSync(`/proc/${processId}/fd`).length);
      await wait(200);
    }
    expect(mostBytes).toBeLessThan(300_000_000);
    expect(mostFiles).toBeLessThan(500);
    expect((await ask(port, "/es/")).status).toBe(200);
  },
);
