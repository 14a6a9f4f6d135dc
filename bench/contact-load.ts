/** Two hundred posts and a thousand page views a second, and how they fare. */
import autocannon from "autocannon";
import { DOCUMENTS } from "../tests/addresses.ts";
import { ACCEPTED, type ContactVisitors, contactVisitors } from "./contact-visitors.ts";
import { percentile } from "./statistics.ts";
import { sendSteadily } from "./steady-load.ts";

export const POSTS_PER_SECOND = 200;
export const VIEWS_PER_SECOND = 1_000;
const VIEWERS = 20;

const USUAL = { postsPerSecond: POSTS_PER_SECOND, viewsPerSecond: VIEWS_PER_SECOND };

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
