/** Visitors beside attackers. `npm run bench -- load` does the same with all connections and for longer. */
import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { percentile } from "../../bench/report.ts";
import { residentBytes } from "../../bench/servers.ts";
import { beginAttack } from "../parts/attackers.ts";
import { visitPages } from "../parts/page-visitor.ts";
import { startServer } from "../parts/server-process.ts";
import { buildSmallSite, temporaryFolder } from "../parts/small-site.ts";

/** Without a limit of answers due it is twice as much within seconds. */
const MOST_MEMORY_BYTES = 300_000_000;
/** The bench, on a machine of its own, wants 3; on one kept busy by others 30 were seen. */
const TIMES_SLOWER = 50;
const VISITING_MS = 4000;

const ATTACKS = [
  ["pipelining", 150],
  ["idle", 2000],
  ["half-sent", 2000],
  ["missing pages", 50],
] as const;

/** Whoever should read its log does not. */
async function startSite() {
  const folder = temporaryFolder();
  await buildSmallSite(folder);
  const { child, ready } = startServer(folder, { DATA_DIR: folder });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  const port = await ready();
  child.stderr?.removeAllListeners("data").pause();
  await visitPages(port, 300); // warm
  return { port, processId: child.pid ?? 0 };
}

test("requests sent ahead and never read, idle and half-sent connections, a flood of missing pages, a log nobody reads: pages come as from a site nobody attacks, nobody is refused, memory stays small", async () => {
  // Both on the same machine in the same seconds: whatever else keeps that busy holds up both.
  const [attacked, unharmed] = await Promise.all([startSite(), startSite()]);

  const visiting = Promise.all([attacked, unharmed].map(({ port }) => visitPages(port, VISITING_MS)));
  const attackers = ATTACKS.map(([kind, connections]) =>
    beginAttack({ kind, port: attacked.port, connections }),
  );
  onTestFinished(async () => (await Promise.all(attackers)).forEach((attacker) => void attacker.kill()));
  await Promise.all(attackers);
  const [beside, quiet] = await visiting;
  expect(beside?.refused).toBe(0);
  for (const part of [0.5, 0.9]) {
    const usual = percentile(quiet?.milliseconds ?? [], part);
    expect(percentile(beside?.milliseconds ?? [], part)).toBeLessThan(TIMES_SLOWER * usual);
  }
  expect(residentBytes(attacked.processId)).toBeLessThan(MOST_MEMORY_BYTES);
});
