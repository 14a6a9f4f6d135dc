// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { REJECT_ALL } from "../../contract/consent.ts";
import { hydratedEvent } from "../islands/events.ts";
import { CookiePreferences } from "./CookiePreferences.tsx";
import { makeRecord, storeRecord } from "./consent-storage.ts";

const preferences = <CookiePreferences language="es" shortName="harlur" unused={["marketing"]} />;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function openPreferences() {
  const control = document.createElement("button");
  control.dataset.opensPreferences = "page";
  document.body.append(control);
  document.addEventListener(hydratedEvent("consent"), () => control.click(), { once: true });
  render(preferences);
  control.remove();
}

test("at build time there is no dialog", () => {
  expect(renderToStaticMarkup(preferences)).toBe("");
});

test("says that it is hydrated only when a click on a control outside would be heard", () => {
  openPreferences();
  expect(document.querySelector("dialog")?.open).toBe(true);
});

test.each([null, "not-a-uuid:1"])(
  "a record's userId is stored on opening where the stored id is %s",
  (stored) => {
    const { promise } = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => promise);
    const userId = "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77";
    storeRecord("harlur", makeRecord(REJECT_ALL, userId, Date.now()));
    if (stored) localStorage.setItem("harlur-visitor-id", stored);
    openPreferences();
    expect(localStorage.getItem("harlur-visitor-id")).toBe(userId);
  },
);
