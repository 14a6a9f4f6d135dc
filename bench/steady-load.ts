/** Requests at an even pace, whether or not the earlier ones were answered. */
import { setTimeout as wait } from "node:timers/promises";

export interface SteadyLoad {
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
