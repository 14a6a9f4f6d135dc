/** Contact posts under load on both databases, while others read pages; what was accepted is counted against what is stored. */
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { systemClock } from "../server/base/clock.ts";
import { SILENT } from "../server/base/service-log.ts";
import { readSubjects } from "../server/contact/company.ts";
import { openDatabase } from "../server/store/open-database.ts";
import { DOCUMENTS } from "../tests/addresses.ts";
import { startPostgres } from "../tests/parts/postgres.ts";
import { SAMPLE_FIELDS } from "../tests/parts/sample-fields.ts";
import { type Bench, count, milliseconds, percentile, ratio, table } from "./report.ts";
import { serveBareSite, serveSite } from "./servers.ts";

const POSTS_PER_SECOND = 200;
const VIEWS_PER_SECOND = 1_000;
const VIEWERS = 20;

const USUAL = { postsPerSecond: POSTS_PER_SECOND, viewsPerSecond: VIEWS_PER_SECOND };
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

/* The posts and views themselves, and how they fare. */

export async function loadOf(origin: string, seconds: number, { postsPerSecond, viewsPerSecond } = USUAL) {
  using visitors = await contactVisitors(origin);
  const started = performance.now();
  const timedPosts = sendSteadily({
    perSecond: postsPerSecond,
    requests: postsPerSecond * seconds,
    send: visitors.post,
  }).then((times) => ({ times, lasted: (performance.now() - started) / 1000 }));
  const [views, { times, lasted }] = await Promise.all([
    viewPages(origin, seconds, viewsPerSecond),
    timedPosts,
  ]);
  return {
    lasted,
    accepted: visitors.accepted(),
    otherwise: otherwise(visitors),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    viewsPerSecond: views.requests.total / views.duration,
    viewsFailed: views.non2xx + views.errors,
  };
}

/** In a thread of its own, so that reading the answers does not hold up the posts. */
function viewPages(origin: string, seconds: number, perSecond: number) {
  return autocannon({
    url: origin,
    connections: VIEWERS,
    overallRate: perSecond,
    duration: seconds,
    workers: 1,
    headers: { "accept-encoding": "br" },
    requests: DOCUMENTS.map(({ address }) => ({ path: address })),
  });
}

function otherwise({ outcomes }: ContactVisitors): string {
  const others = [...outcomes].filter(([outcome]) => outcome !== ACCEPTED);
  return others.length === 0 ? "0" : others.map(([outcome, times]) => `${times} × ${outcome}`).join(", ");
}

/* Visitors who write to the company, each post from an address of its own. */

const VISITORS = 100;
const ACCEPTED = 202;

interface Visitor {
  cookie: string;
  csrfToken: string;
}

interface ContactVisitors extends Disposable {
  /** how the posts were answered: the status, or why there was none */
  outcomes: Map<number | string, number>;
  accepted(): number;
  post(): Promise<void>;
}

async function contactVisitors(origin: string): Promise<ContactVisitors> {
  const agent = new Agent({ keepAlive: true });
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => visit(origin)));
  const outcomes = new Map<number | string, number>();
  let posts = 0;
  return {
    outcomes,
    accepted: () => outcomes.get(ACCEPTED) ?? 0,
    post: async () => {
      const index = posts++;
      const { cookie, csrfToken } = visitors[index % visitors.length] ?? { cookie: "", csrfToken: "" };
      const headers = {
        "content-type": "application/json",
        "x-forwarded-for": addressOf(index),
        "csrf-token": csrfToken,
        cookie,
      };
      const outcome = await send(agent, `${origin}/api/contact`, headers, messageOf(index));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}

async function visit(origin: string): Promise<Visitor> {
  const answer = await fetch(`${origin}/api/csrf-token`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string }; // the API's own answer
  return { cookie: answer.headers.getSetCookie().join("").split(";", 1).join(""), csrfToken };
}

const [SUBJECT] = readSubjects();

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

function messageOf(index: number): string {
  return JSON.stringify({
    ...SAMPLE_FIELDS,
    name: `Ane Etxebarria ${index}`,
    email: `ane.${index}@example.com`,
    subject: SUBJECT,
    message: "Necesitamos excavar un solar de 400 m² junto a la carretera. ".repeat(5),
    honeypot: "",
    loadedAt: new Date(Date.now() - 60_000).toISOString(),
  });
}

/** Never rejects: a broken connection is an outcome too. */
function send(agent: Agent, url: string, headers: Record<string, string>, body: string) {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const asked = request(url, { method: "POST", agent, headers }, (answer) => {
    answer.resume();
    answer.on("end", () => resolve(answer.statusCode ?? 0));
    answer.on("error", (error) => resolve(error.message));
  });
  asked.on("error", (error) => resolve(error.message));
  asked.end(body);
  return promise;
}

/* Requests at an even pace, whether or not the earlier ones were answered. */

interface SteadyLoad {
  perSecond: number;
  requests: number;
  send(): Promise<unknown>;
}

/**
 * How long each took in milliseconds, counted from the moment it was due: a server that stalls is charged for those
 * who had to wait, too.
 */
export async function sendSteadily({ perSecond, requests, send }: SteadyLoad): Promise<number[]> {
  const started = performance.now();
  const pending: Promise<number>[] = [];
  for (let index = 0; index < requests; index++) {
    const due = started + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    pending.push(send().then(() => performance.now() - due));
  }
  return Promise.all(pending);
}
