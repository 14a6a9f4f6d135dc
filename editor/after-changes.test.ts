import { EventEmitter } from "node:events";
import { type IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterChanges } from "./after-changes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a removal looks like: texts change, and a tenth of a second later photographs are gone. */
function startDesk() {
  const watcher = new EventEmitter();
  const handle = afterChanges(watcher);
  const ask = (url: string) => {
    const request = { method: "GET", url } as IncomingMessage; // all that it looks at
    const draw = vi.fn();
    handle(request, new ServerResponse(request), draw);
    return draw;
  };
  return { ask, change: () => watcher.emit("all", "change", "content/home.yaml") };
}

test("a page is drawn at once while nothing changes", () => {
  expect(startDesk().ask("/es/proyectos")).toHaveBeenCalledOnce();
});

test("a page that is asked for between two changes is drawn after the second, and once", () => {
  const { ask, change } = startDesk();
  change();
  const draw = ask("/eu/proyectos/una-obra?x=1");
  vi.advanceTimersByTime(100);
  change();
  vi.advanceTimersByTime(350);
  expect(draw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  change();
  vi.advanceTimersByTime(1000);
  expect(draw).toHaveBeenCalledOnce();
});

test("where something changes all the time, it is drawn all the same", () => {
  const { ask, change } = startDesk();
  change();
  const draw = ask("/es/");
  for (let step = 0; step < 60; step += 1) {
    vi.advanceTimersByTime(100);
    change();
  }
  expect(draw).toHaveBeenCalledOnce();
});

test.each(["/keystatic/singleton/home", "/api/keystatic/tree", "/src/ui/fonts.css", "/estado"])(
  "what is no page of the site does not wait: %s",
  (url) => {
    const { ask, change } = startDesk();
    change();
    expect(ask(url)).toHaveBeenCalledOnce();
  },
);
