/** Somebody who looks at a page now and then, each time on a connection of his own, and notes how long it took. */
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./raw-http.ts";

const LOOK_EVERY_MS = 20;

export interface PageVisits {
  milliseconds: number[];
  /** answers other than the page, and connections that broke */
  refused: number;
}

export async function visitPages(port: number, duration: number): Promise<PageVisits> {
  const visits: PageVisits = { milliseconds: [], refused: 0 };
  const end = performance.now() + duration;
  while (performance.now() < end) {
    const started = performance.now();
    const status = await ask(port, "/es/", { headers: { "accept-encoding": "br" } }).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) visits.milliseconds.push(performance.now() - started);
    else visits.refused += 1;
    await pause(LOOK_EVERY_MS);
  }
  return visits;
}
