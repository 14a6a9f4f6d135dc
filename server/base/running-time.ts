/**
 * Time in which this process ran. A pause of it, or of its machine, does not count where somebody is judged to be slow:
 * after it what came meanwhile has not been read yet.
 */
const LOOK_INTERVAL_MS = 250;
/** Whoever looks later than this was held up. */
const LATEST_LOOK_MS = 1000;
/** No limit is longer. */
const REMEMBERED_MS = 20 * 60_000;

let ran = 0;
let lookedAt = performance.now();
let pauses: { ranUntil: number; ms: number }[] = [];

function look(): void {
  const now = performance.now();
  const since = now - lookedAt;
  const counted = Math.min(since, LATEST_LOOK_MS);
  lookedAt = now;
  ran += counted;
  if (since === counted) return;
  pauses = pauses.filter(({ ranUntil }) => ran - ranUntil < REMEMBERED_MS);
  pauses.push({ ranUntil: ran, ms: since - counted });
}

setInterval(look, LOOK_INTERVAL_MS).unref();

/** Milliseconds since the start. */
export function ranMs(): number {
  look();
  return ran;
}

/** How long the process stood still while it ran for the last so many milliseconds. */
export function pausedWithin(ms: number): number {
  look();
  return pauses.reduce((sum, pause) => (ran - pause.ranUntil < ms ? sum + pause.ms : sum), 0);
}
