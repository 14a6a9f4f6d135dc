/** What visitors notice, and what the server holds, while others take more than they need. Loopback only, and ends by itself. */
import { setTimeout as pause } from "node:timers/promises";
import { type Attack, type AttackKind, beginAttack } from "../tests/parts/attackers.ts";
import { visitPages } from "../tests/parts/page-visitor.ts";
import { loadOf } from "./contact.ts";
import {
  type Bench,
  count,
  finely,
  median,
  megabytes,
  milliseconds,
  percentile,
  ratio,
  table,
} from "./report.ts";
import { endWithProcess, type RunningSite, residentBytes, serveSite } from "./servers.ts";

const QUIET_MS = 3000;
const ATTACK_MS = 20_000;
/** Fewer say less of memory that grows slowly. */
const MIXED_MINUTES = Number(process.env.LOAD_MINUTES ?? 20);
const LOOK_AT_MEMORY_MS = 1000;
const ATTACKS: readonly [AttackKind, number][] = [
  ["pipelining", 150],
  ["idle", 10_000],
  ["half-sent", 2000],
  ["missing pages", 50],
];
const MIXED: typeof ATTACKS = [
  ["pipelining", 20],
  ["idle", 1000],
  ["half-sent", 200],
  ["missing pages", 10],
];
const HEAD = ["attack", "quiet p50", "p50", "beside quiet", "p99", "longest", "refused", "most memory"];

export async function measureLoad({ folder, quick, progress }: Bench): Promise<string> {
  const rows: string[][] = [];
  for (const [kind, connections] of ATTACKS) {
    progress(`${count(connections)} × ${kind}`);
    // Whoever reads the log has stopped: a pipe that nobody empties.
    await using site = await serveSite(folder, { LOG_LEVEL: "info" }, { readLog: false });
    rows.push(
      await measure(`${count(connections)} × ${kind}`, site, quick ? 3000 : ATTACK_MS, [[kind, connections]]),
    );
  }
  const mixedMs = quick ? 5000 : MIXED_MINUTES * 60_000;
  progress(`everything at once, ${mixedMs / 60_000} minutes`);
  await using site = await serveSite(folder, { TRUST_PROXY: "loopback" });
  const posts = loadOf(site.origin, mixedMs / 1000, { postsPerSecond: 5, viewsPerSecond: 100 });
  rows.push(
    await measure(
      `all of them, fewer, ${mixedMs / 60_000} minutes, with posts and readers`,
      site,
      mixedMs,
      MIXED,
    ),
  );
  const { accepted, otherwise, viewsFailed } = await posts;
  return `A visitor looks at the home page every 20 ms, before and during each attack; the attackers have processes and
addresses of their own. Nobody reads the log. In the last row 5 posts and 100 page views a second go on beside the attacks:
${count(accepted)} posts were accepted, ${otherwise} answered otherwise, ${count(viewsFailed)} views failed.

${table(HEAD, rows)}`;
}

async function measure(
  name: string,
  { port, processId }: RunningSite,
  duration: number,
  attacks: typeof ATTACKS,
): Promise<string[]> {
  await visitPages(port, QUIET_MS / 3); // warm
  const quiet = await visitPages(port, QUIET_MS);
  const ending = new AbortController();
  const memory = highestMemory(processId, ending.signal);
  const visiting = visitPages(port, duration);
  const attackers = await Promise.all(
    attacks.map(([kind, connections]) => beginAttack({ kind, port, connections } satisfies Attack)),
  );
  const finished = endWithProcess(() => attackers.forEach((attacker) => void attacker.kill()));
  const { milliseconds: times, refused } = await visiting;
  for (const attacker of attackers) attacker.kill();
  finished();
  ending.abort();
  const usual = median(quiet.milliseconds);
  return [
    name,
    finely(usual),
    finely(median(times)),
    ratio(median(times), usual),
    finely(percentile(times, 0.99)),
    milliseconds(Math.max(...times)),
    count(refused),
    megabytes(await memory),
  ];
}

async function highestMemory(processId: number, signal: AbortSignal): Promise<number> {
  let highest = 0;
  while (!signal.aborted) {
    highest = Math.max(highest, residentBytes(processId));
    await pause(LOOK_AT_MEMORY_MS, undefined, { signal }).catch(() => {});
  }
  return highest;
}
