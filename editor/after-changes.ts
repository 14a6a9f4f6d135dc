/**
 * A page that is drawn while files come and go may wait for a module that never comes: Vite hears of a removal a tenth of a second
 * after the changes beside it, and its wait of a minute ends in a mistake that stays until the next change. So pages wait until
 * it is quiet.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isLanguage } from "../contract/languages.ts";

/** Longer than the watcher takes to tell of a removal. */
const QUIET_MS = 400;
/** Where something changes all the time, a page is drawn all the same. */
const LONGEST_MS = 5000;

interface Watcher {
  on(event: "all", listener: () => void): unknown;
}

export function afterChanges(watcher: Watcher) {
  let changedAt = Number.NEGATIVE_INFINITY;
  watcher.on("all", () => {
    changedAt = Date.now();
  });
  return (request: IncomingMessage, _response: ServerResponse, next: () => void): void => {
    if (!isPage(request)) {
      next();
      return;
    }
    const askedAt = Date.now();
    const drawWhenQuiet = () => {
      const now = Date.now();
      const rest = Math.min(changedAt + QUIET_MS, askedAt + LONGEST_MS) - now;
      if (rest <= 0) next();
      else setTimeout(drawWhenQuiet, rest);
    };
    drawWhenQuiet();
  };
}

/** In a frame, or asked for to know whether it comes. */
const isPage = ({ method, url = "/" }: IncomingMessage) =>
  method === "GET" && isLanguage(url.split(/[/?]/)[1]);
