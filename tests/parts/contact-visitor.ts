/** A person at the contact page, for the browser tests. */
import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page, type Request } from "@playwright/test";
import { CONSENT_VERSION, REJECT_ALL } from "../../contract/consent.ts";
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from "../../contract/contact-fields.ts";
import type { Language } from "../../contract/languages.ts";
import { recordKey } from "../../src/consent/consent-storage.ts";
import { content, first } from "../content.ts";
import { toastOf } from "./consent-page.ts";
import { SAMPLE_FIELDS } from "./sample-fields.ts";

/** As the office reads them; a site has one at least. */
const SUBJECTS = content.subjects.map(({ es }) => es);
export const FIRST_SUBJECT = first(SUBJECTS);
export const LAST_SUBJECT = first(SUBJECTS.toReversed());

/** What a visitor types who types only what must be there. */
export const MESSAGE = requiredTexts();

function requiredTexts() {
  const names = CONTACT_FIELD_NAMES.filter((name) => {
    const { required, control } = CONTACT_FIELDS[name];
    return required && control.kind !== "select";
  });
  const texts = Object.fromEntries(names.map((name) => [name, SAMPLE_FIELDS[name]]));
  return texts as Record<"name" | "email" | "message", string>; // those that tests name are among them
}

interface Visit {
  language?: Language;
  /** how long the page has been open; the tests do not want to wait for it */
  openForMs?: number;
}

/** Somebody who has settled the cookie question, at an address of their own, with a map that needs no network. */
export async function visitContactPage(page: Page, { language = "es", openForMs = 60_000 }: Visit = {}) {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": address });
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "map" }));
  const init = {
    milliseconds: openForMs,
    key: recordKey(content.company.shortName),
    consent: { ...REJECT_ALL, userId: randomUUID(), necessary: true, version: CONSENT_VERSION },
  };
  await page.addInitScript(({ milliseconds, key, consent }) => {
    const loadedAt = performance.timeOrigin - milliseconds;
    Object.defineProperty(performance, "timeOrigin", { get: () => loadedAt });
    localStorage.setItem(key, JSON.stringify({ ...consent, timestamp: Date.now() }));
  }, init);
  await page.goto(`/${language}/contacto`);
}

/** The address of the form's own code, which is not asked for before the first touch. */
export async function formScript(page: Page): Promise<string> {
  const island = page.locator("astro-island").filter({ has: page.locator("form") });
  return `**${await island.getAttribute("component-url")}*`;
}

export const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

/** Focus hydrates the form; it is hydrated when it has asked for its token. */
export async function touchForm(page: Page) {
  const token = page.waitForResponse("**/api/csrf-token");
  await field(page, "name").focus();
  await token;
}

export async function sumOf(page: Page): Promise<{ first: number; second: number; answer: string }> {
  const label = (await page.locator("label[for=contact-mathCaptcha]").textContent()) ?? "";
  const [first = 0, second = 0] = (label.match(/\d+/g) ?? []).map(Number);
  return { first, second, answer: String(first + second) };
}

/** Fills in everything, the sum last, so that it is the one on show. */
export async function fillIn(page: Page, message: Record<string, string> = MESSAGE) {
  for (const [name, text] of Object.entries(message)) await field(page, name).fill(text);
  await field(page, "mathCaptcha").fill((await sumOf(page)).answer);
}

export const sendButton = (page: Page) => page.locator("main form button[type=submit]");

/** Every call that would send a message, as it goes out. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request);
  });
  return posts;
}

export async function expectToast(page: Page, title: string, description?: string) {
  await expect(toastOf(page).getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toastOf(page).getByText(description, { exact: true })).toBeVisible();
}
