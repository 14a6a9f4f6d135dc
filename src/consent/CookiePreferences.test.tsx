// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { hydratedEvent } from "../islands/events.ts";
import { CookiePreferences } from "./CookiePreferences.tsx";

const preferences = <CookiePreferences language="es" shortName="harlur" unused={["marketing"]} />;

afterEach(cleanup);

test("at build time there is no dialog", () => {
  expect(renderToStaticMarkup(preferences)).toBe("");
});

test("says that it is hydrated only when a click on a control outside would be heard", () => {
  const control = document.createElement("button");
  control.dataset.opensPreferences = "page";
  document.body.append(control);
  document.addEventListener(hydratedEvent("consent"), () => control.click(), { once: true });
  render(preferences);
  expect(document.querySelector("dialog")?.open).toBe(true);
  control.remove();
});
