import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydratedEvent } from "../islands/events.ts";
import { cookie } from "../site/strings/cookie.es.ts";
import { currentToast } from "../toasts/store.ts";
import { Banner } from "./Banner.tsx";
import { ConfigureButton } from "./ConfigureButton.tsx";
import { CookiePreferences } from "./CookiePreferences.tsx";

beforeEach(() => {
  localStorage.clear();
  currentToast.set(null);
  vi.stubGlobal("fetch", async () => Response.json({ csrfToken: "t", consent: null }));
});
afterEach(cleanup);

function hydrate() {
  render(
    <>
      <Banner policyHref="/es/politica-cookies" shortName="harlur" strings={cookie} />
      <CookiePreferences language="es" shortName="harlur" />
      <ConfigureButton variant="button" label="Configurar mis cookies" />
    </>,
  );
  document.getElementById("cookie-banner")?.removeAttribute("hidden");
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("at build time there is no dialog", () => {
  expect(renderToStaticMarkup(<CookiePreferences language="es" shortName="harlur" />)).toBe("");
});

test("says that it is hydrated only when a click on a control outside would be heard", () => {
  const control = document.createElement("button");
  control.dataset.opensPreferences = "page";
  document.body.append(control);
  document.addEventListener(hydratedEvent("consent"), () => control.click(), { once: true });
  hydrate();
  expect(document.querySelector("dialog")?.open).toBe(true);
  control.remove();
});

test("the link-style control opens the preferences, where necessary cookies have no switch", async () => {
  hydrate();
  await press("Configurar cookies");
  const dialog = await screen.findByRole("dialog", { name: "Preferencias de cookies" });
  expect(
    within(dialog)
      .getAllByRole("tab")
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(cookie.dialog.tabs));
  expect(within(dialog).getByText("Siempre activas")).toBeTruthy();
  expect(within(dialog).queryByRole("switch")).toBeNull();
});

test("from the banner the dialog says guardadas, from the control actualizadas", async () => {
  hydrate();
  await press("Configurar");
  await press("Guardar preferencias");
  await waitFor(() => expect(currentToast.get()?.title).toBe("Preferencias guardadas"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Configurar mis cookies");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Guardar preferencias" })).toHaveProperty("disabled", false),
  );
  await press("Guardar preferencias");
  await waitFor(() => expect(currentToast.get()?.title).toBe("Preferencias actualizadas"));
});
