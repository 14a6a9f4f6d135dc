/** Page object for browser tests of consent: its controls, what is stored, what the server keeps. */
import type { Page } from "@playwright/test";
import { CONSENT_VERSION, type ConsentChoice } from "../../contract/consent.ts";
import type { ConsentRecord } from "../../src/consent/consent-storage.ts";
import { content } from "../content.ts";

const { shortName } = content.company;
export const RECORD_KEY = `${shortName}-cookie-consent`;
export const VISITOR_KEY = `${shortName}-visitor-id`;

export const bannerOf = (page: Page) => page.locator("#cookie-banner");
export const answer = (page: Page, name: string) => bannerOf(page).getByRole("button", { name, exact: true });
export const dialogOf = (page: Page) => page.getByRole("dialog");
export const footerControl = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: /^(Configurar|Konfiguratu)$/ });
/** The visible toast, not its copy for screen readers. */
export const toastOf = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^(Cerrar|Itxi)$/ }) });

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

export async function storedRecord(page: Page): Promise<ConsentRecord | null> {
  return JSON.parse((await stored(page, RECORD_KEY)) ?? "null");
}

/** Before the scripts of the first page run. */
export async function storeBeforehand(page: Page, key: string, value: string) {
  await page.addInitScript(
    ([name, text]) => {
      if (name === undefined || text === undefined || sessionStorage.getItem(`seeded-${name}`)) return;
      sessionStorage.setItem(`seeded-${name}`, "yes");
      localStorage.setItem(name, text);
    },
    [key, value],
  );
}

/** A visitor who has answered before: no banner comes. */
export const answerBeforehand = (page: Page, choice: ConsentChoice) =>
  storeBeforehand(
    page,
    RECORD_KEY,
    JSON.stringify({
      ...choice,
      necessary: true,
      userId: "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77",
      timestamp: Date.now(),
      version: CONSENT_VERSION,
    }),
  );

/** The server's copy of the choice. */
export async function keptByServer(page: Page): Promise<unknown> {
  const id = (await stored(page, VISITOR_KEY))?.split(":")[0];
  const response = await page.request.get(`/api/cookie-consent/${id}`);
  return (await response.json()).consent;
}

/** The addresses outside the site that the page asked for so far. */
export function watchOtherHosts(page: Page, baseURL: string | undefined): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith("data:")) asked.push(url);
  });
  return asked;
}
