/** Visitors beside attackers. `npm run bench -- load` does the same with all connections and for longer. */
import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { residentBytes } from "../../bench/memory.ts";
import { median } from "../../bench/statistics.ts";
import { beginAttack } from "../parts/attackers.ts";
import { visitPages } from "../parts/page-visitor.ts";
import { startServer } from "../parts/server-process.ts";
import { buildSmallSite, temporaryFolder } from "../parts/small-site.ts";

const MOST_MEMORY_BYTES = 300_000_000;
/** What a busy machine adds to a page that takes a millisecond. */
const NOISE_MS = 30;
/** Nobody is left waiting. How long the longest wait is, the bench measures: here other tests run beside it. */
const LEFT_WAITING_MS = 10_000;

const ATTACKS = [
  ["pipelining", 150],
  ["idle", 2000],
  ["half-sent", 2000],
  ["missing pages", 50],
] as const;

test("requests sent ahead and never read, idle and half-sent connections, a flood of missing pages, a log nobody reads: pages come as before, nobody is refused, memory stays small", async () => {
  const folder = temporaryFolder();
  await buildSmallSite(folder);
  const { child, ready } = startServer(folder, { DATA_DIR: folder });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  const port = await ready();
  child.stderr?.removeAllListeners("data").pause();
  const quiet = await visitPages(port, 500);

  const visiting = visitPages(port, 4000);
  for (const [kind, connections] of ATTACKS) {
    const attacker = await beginAttack({ kind, port, connections });
    onTestFinished(() => void attacker.kill());
  }
  const { milliseconds, refused } = await visiting;
  expect(refused).toBe(0);
  expect(median(milliseconds)).toBeLessThan(3 * median(quiet.milliseconds) + NOISE_MS);
  expect(Math.max(...milliseconds)).toBeLessThan(LEFT_WAITING_MS);
  expect(residentBytes(child.pid ?? 0)).toBeLessThan(MOST_MEMORY_BYTES);
});
