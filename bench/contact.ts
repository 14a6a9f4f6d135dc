/** Contact posts under load on both databases, while others read pages; what was accepted is counted against what is stored. */
import autocannon from "autocannon";
import { systemClock } from "../server/clock.ts";
import { openDatabase } from "../server/store/open-database.ts";
import { DOCUMENTS } from "../tests/addresses.ts";
import { startPostgres } from "../tests/parts/postgres.ts";
import { type ContactVisitors, contactVisitors } from "./contact-visitors.ts";
import type { Bench } from "./part.ts";
import { serveSite } from "./running-site.ts";
import { percentile } from "./statistics.ts";
import { sendSteadily } from "./steady-load.ts";
import { syncTimes } from "./sync-time.ts";
import { count, milliseconds, ratio, table } from "./table.ts";

const POSTS_PER_SECOND = 200;
const VIEWS_PER_SECOND = 1_000;
const SECONDS = 30;
const VIEWERS = 20;

export async function measureContact(bench: Bench): Promise<string> {
  const sync = await syncTimes(bench.folder);
  const sqlite = await measureEngine("SQLite", bench, undefined, sync);
  const postgres = await startPostgres();
  try {
    const postgresql = await measureEngine("PostgreSQL", bench, postgres.url, sync);
    return `${POSTS_PER_SECOND} posts a second for ${secondsOf(bench)} s at an even pace, each from an address of its own, and ${count(VIEWS_PER_SECOND)} page views a second
beside them. Times count from the moment a post was due. Reference: one write made safe on the same disk, alone
(p50 ${milliseconds(percentile(sync, 0.5))}, p99 ${milliseconds(percentile(sync, 0.99))}).

${table(["database", "posts a second", "p50", "p99", "p99 : reference", "accepted", "stored", "otherwise", "views a second", "views failed"], [sqlite, postgresql])}`;
  } finally {
    await postgres.remove();
  }
}

const secondsOf = ({ quick }: Bench) => (quick ? SECONDS / 6 : SECONDS);

async function measureEngine(
  name: string,
  bench: Bench,
  databaseUrl: string | undefined,
  sync: readonly number[],
) {
  const seconds = secondsOf(bench);
  bench.progress(`contact posts on ${name}, ${seconds} s`);
  await using site = await serveSite(bench.folder, {
    TRUST_PROXY: "loopback",
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  using visitors = await contactVisitors(site.origin);
  const started = performance.now();
  const [views, times] = await Promise.all([
    viewPages(site.origin, seconds),
    sendSteadily({ perSecond: POSTS_PER_SECOND, requests: POSTS_PER_SECOND * seconds, send: visitors.post }),
  ]);
  const lasted = (performance.now() - started) / 1000;
  return [
    name,
    count(visitors.accepted() / lasted),
    milliseconds(percentile(times, 0.5)),
    milliseconds(percentile(times, 0.99)),
    ratio(percentile(times, 0.99), percentile(sync, 0.99)),
    count(visitors.accepted()),
    count(await storedMessages(site.dataDir, databaseUrl)),
    otherwise(visitors),
    count(views.requests.total / views.duration),
    count(views.non2xx + views.errors),
  ];
}

/** In a thread of its own, so that reading the answers does not hold up the posts. */
function viewPages(origin: string, seconds: number) {
  return autocannon({
    url: origin,
    connections: VIEWERS,
    overallRate: VIEWS_PER_SECOND,
    duration: seconds,
    workers: 1,
    headers: { "accept-encoding": "br" },
    requests: DOCUMENTS.map(({ address }) => ({ path: address })),
  });
}

function otherwise({ outcomes }: ContactVisitors): string {
  const others = [...outcomes].filter(([outcome]) => outcome !== 202);
  return others.length === 0 ? "0" : others.map(([outcome, times]) => `${times} × ${outcome}`).join(", ");
}

async function storedMessages(dataDir: string, databaseUrl: string | undefined): Promise<number> {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const { database } = await openDatabase({ dataDir, databaseUrl }, systemClock, silent);
  const { rows } = await database
    .selectFrom("messages")
    .select(({ fn }) => fn.countAll().as("rows"))
    .executeTakeFirstOrThrow();
  await database.destroy();
  return Number(rows);
}
