import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydratedEvent } from "../islands/events.ts";
import { currentToast } from "../toasts/store.ts";
import { ConfigureButton } from "./ConfigureButton.tsx";
import { ConsentPanel } from "./ConsentPanel.tsx";
import { keptRecord } from "./kept-record.ts";

beforeEach(() => {
  localStorage.clear();
  currentToast.set(null);
  vi.stubGlobal("fetch", async () => Response.json({ csrfToken: "t", consent: null }));
});
afterEach(cleanup);

/** As it stands once it is awake and the script has shown the banner. */
function wakeUp() {
  render(
    <>
      <ConsentPanel language="es" shortName="harlur" />
      <ConfigureButton variant="link" label="Configurar cookies" />
    </>,
  );
  document.getElementById("cookie-banner")?.removeAttribute("hidden");
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test.each([
  ["es", "Aviso de cookies", ["Aceptar todas", "Rechazar todas", "Configurar"], "/es/politica-cookies"],
  [
    "eu",
    "Cookieei buruzko oharra",
    ["Guztiak onartu", "Guztiak baztertu", "Konfiguratu"],
    "/eu/politica-cookies",
  ],
] as const)(
  "at build time the banner is finished and hidden, and nothing else is there (%s)",
  (language, label, answers, policy) => {
    const html = renderToStaticMarkup(<ConsentPanel language={language} shortName="harlur" />);
    const page = document.createElement("div");
    page.innerHTML = html;
    const banner = page.querySelector<HTMLElement>("section");
    expect(banner?.hidden).toBe(true);
    expect(banner?.getAttribute("aria-label")).toBe(label);
    expect([...page.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(answers);
    expect(page.querySelector("a")?.getAttribute("href")).toBe(policy);
    expect(html).not.toMatch(/<dialog|\sstyle=/);
  },
);

test("says that it is awake only when a click on a control outside would be heard", () => {
  const control = document.createElement("button");
  control.dataset.opens = "preferences";
  document.body.append(control);
  document.addEventListener(hydratedEvent("consent"), () => control.click(), { once: true });
  wakeUp();
  expect(document.querySelector("dialog")?.open).toBe(true);
  control.remove();
});

test.each([
  ["Aceptar todas", true],
  ["Rechazar todas", false],
])("%s is kept and told", async (name, isAllowed) => {
  wakeUp();
  await press(name);
  expect(keptRecord("harlur")).toMatchObject({ analytics: isAllowed, marketing: isAllowed });
  expect(currentToast.get()).toMatchObject({ title: "Preferencias guardadas", variant: "success" });
});

test("the link-style control opens the preferences, where necessary cookies have no switch", async () => {
  wakeUp();
  await press("Configurar cookies");
  const dialog = await screen.findByRole("dialog", { name: "Preferencias de cookies" });
  expect(
    within(dialog)
      .getAllByRole("tab")
      .map(({ textContent }) => textContent),
  ).toEqual(["General", "Analíticas", "Marketing"]);
  expect(within(dialog).getByText("Siempre activas")).toBeTruthy();
  expect(within(dialog).queryByRole("switch")).toBeNull();
});

test("from the banner the dialog says guardadas, from the control actualizadas", async () => {
  wakeUp();
  await press("Configurar");
  await press("Guardar preferencias");
  await waitFor(() => expect(currentToast.get()?.title).toBe("Preferencias guardadas"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Configurar cookies");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Guardar preferencias" })).toHaveProperty("disabled", false),
  );
  await press("Guardar preferencias");
  await waitFor(() => expect(currentToast.get()?.title).toBe("Preferencias actualizadas"));
});
