/** Contact posts under load on both databases, while others read pages; what was accepted is counted against what is stored. */
import { systemClock } from "../server/base/clock.ts";
import { SILENT } from "../server/base/service-log.ts";
import { openDatabase } from "../server/store/open-database.ts";
import { startPostgres } from "../tests/parts/postgres.ts";
import { loadOf, POSTS_PER_SECOND, VIEWS_PER_SECOND } from "./contact-load.ts";
import { type Bench, count, milliseconds, ratio, table } from "./report.ts";
import { serveBareSite, serveSite } from "./servers.ts";

const SECONDS = 30;
const HEAD = [
  "database",
  "posts a second",
  "p50",
  "p99",
  "p99 beside the reference",
  "accepted",
  "stored",
  "otherwise",
  "views a second",
  "views failed",
];

export async function measureContact(bench: Bench): Promise<string> {
  const seconds = bench.quick ? SECONDS / 6 : SECONDS;
  const reference = await measureReference(bench, seconds);
  const sqlite = await measureEngine("SQLite", bench, seconds);
  const postgres = await startPostgres();
  try {
    const postgresql = await measureEngine("PostgreSQL", bench, seconds, postgres.url);
    const rows = [reference, sqlite, postgresql].map(({ name, load, stored }) => [
      name,
      count(load.accepted / load.lasted),
      milliseconds(load.p50),
      milliseconds(load.p99),
      ratio(load.p99, reference.load.p99),
      count(load.accepted),
      count(stored),
      load.otherwise,
      count(load.viewsPerSecond),
      count(load.viewsFailed),
    ]);
    return `${POSTS_PER_SECOND} posts a second for ${seconds} s at an even pace, each from an address of its own, and ${count(VIEWS_PER_SECOND)} page views a second
beside them. Times count from the moment a post was due. The reference stores nothing and answers at once: what it
misses of the pace, and how long its posts take, is the machine's doing.

${table(HEAD, rows)}`;
  } finally {
    await postgres.remove();
  }
}

async function measureReference({ progress }: Bench, seconds: number) {
  progress(`contact posts that are not stored, ${seconds} s`);
  await using bare = await serveBareSite();
  return { name: "none (reference)", load: await loadOf(bare.origin, seconds), stored: 0 };
}

async function measureEngine(
  name: string,
  { folder, progress }: Bench,
  seconds: number,
  databaseUrl?: string,
) {
  progress(`contact posts on ${name}, ${seconds} s`);
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  await using site = await serveSite(folder, { TRUST_PROXY: "loopback", ...database });
  const load = await loadOf(site.origin, seconds);
  return { name, load, stored: await storedMessages(site.dataDir, databaseUrl) };
}

async function storedMessages(dataDir: string, databaseUrl: string | undefined): Promise<number> {
  const { database } = await openDatabase({ dataDir, databaseUrl, wrong: [] }, systemClock, SILENT);
  const { rows } = await database
    .selectFrom("messages")
    .select(({ fn }) => fn.countAll().as("rows"))
    .executeTakeFirstOrThrow();
  await database.destroy();
  return Number(rows);
}
