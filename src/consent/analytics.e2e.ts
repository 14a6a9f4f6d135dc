/** Nothing from elsewhere before a yes; after a withdrawal nothing again. On a page as `ANALYTICS_ID` builds it. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { ACCEPT_ALL } from "../../contract/consent.ts";
import {
  answer,
  dialogOf,
  footerControl,
  storedRecord,
  toastOf,
  watchOtherHosts,
} from "../../tests/parts/consent-page.ts";

const ID = "G-TEST12345";
const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${ID}`;
const HITS = "https://region1.google-analytics.com/g/collect";

/** The name under which a page tells the ids of its services; of the built scripts only the gate reads it. */
const GATE_SETTING = "external-services";

/** Stands in for Google's script: sets its cookies and sends a hit at each click, unless it is switched off. */
const GOOGLE = `
  const hit = () => {
    if (window["ga-disable-${ID}"]) return;
    document.cookie = "_ga=GA1.1.1.1; path=/; max-age=63072000";
    document.cookie = "_ga_TEST12345=GS1.1.1; path=/; max-age=63072000";
    fetch("${HITS}", { method: "POST", mode: "no-cors" });
  };
  document.addEventListener("click", hit);
  hit();
`;

/** The test site is built without the setting; this adds to its documents what `ThirdParties.astro` would. */
async function withAnalytics(page: Page) {
  const gate = readdirSync("dist/_astro").find(
    (name) => name.endsWith(".js") && readFileSync(`dist/_astro/${name}`, "utf8").includes(GATE_SETTING),
  );
  const added = `<meta name="${GATE_SETTING}" content='{"analytics":"${ID}"}'><script type="module" src="/_astro/${gate}"></script>`;
  await page.route(/\/es\/[a-z-]*$/, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": policy = "", ...headers } = response.headers();
    const allowing = policy
      .replace("script-src", "script-src https://www.googletagmanager.com")
      .replace("connect-src", "connect-src https://*.google-analytics.com")
      .replace(/;[^;]*trusted-types[^;]*/g, "");
    const body = (await response.text()).replace("</head>", `${added}</head>`);
    await route.fulfill({ response, body, headers: { ...headers, "content-security-policy": allowing } });
  });
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: GOOGLE }),
  );
  await page.route(`${HITS}**`, (route) => route.fulfill({ status: 204 }));
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
/** What was said to Google, in order. */
const consents = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((command) => Array.from(Object(command)))
      .filter(([command]) => command === "consent")
      .map(([, kind, state]) => `${kind} ${Object(state).analytics_storage} ${Object(state).ad_storage}`),
  );

async function refuseAnalytics(page: Page) {
  await footerControl(page).click();
  await dialogOf(page).getByRole("tab", { name: "Analíticas" }).click();
  await dialogOf(page).getByRole("switch").click();
  await dialogOf(page).getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(toastOf(page)).toContainText("Preferencias actualizadas");
}

test("nothing is asked of other hosts before a choice, nor after a no", async ({ page, baseURL }) => {
  await withAnalytics(page);
  const elsewhere = watchOtherHosts(page, baseURL);
  await page.goto("/es/servicios");
  await answer(page, "Rechazar todas").click();
  await expect(toastOf(page)).toBeVisible();
  await page.goto("/es/nosotros");
  await page.waitForLoadState("networkidle");
  expect(elsewhere).toEqual([]);
  expect(await consents(page)).toEqual(["default denied denied", "update denied denied"]);
});

test("a yes fetches the script, on this page and on the next; a withdrawal ends it all", async ({
  page,
  baseURL,
}) => {
  await withAnalytics(page);
  const elsewhere = watchOtherHosts(page, baseURL);
  await page.goto("/es/servicios");
  await answer(page, "Aceptar todas").click();
  await expect.poll(() => elsewhere).toEqual([SCRIPT, HITS]);
  expect((await consents(page)).slice(-1)).toEqual(["update granted granted"]);

  await page.goto("/es/nosotros");
  await expect.poll(() => elsewhere.filter((url) => url === SCRIPT)).toHaveLength(2);
  await expect.poll(() => cookieNames(page)).toContain("_ga_TEST12345");

  await refuseAnalytics(page);
  expect((await consents(page)).slice(-1)).toEqual(["update denied granted"]);
  const names = await cookieNames(page);
  expect(names.filter((name) => name.startsWith("_g"))).toEqual([]);
  expect(names).toContain("consent");

  elsewhere.length = 0;
  await toastOf(page).click();
  await page.goto("/es/servicios");
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").click();
  expect(elsewhere).toEqual([]);
  expect((await cookieNames(page)).filter((name) => name.startsWith("_g"))).toEqual([]);
  expect(await storedRecord(page)).toMatchObject({ ...ACCEPT_ALL, analytics: false });
});

test("a withdrawal in one tab stops the other", async ({ page, context }) => {
  await withAnalytics(page);
  await page.goto("/es/servicios");
  await answer(page, "Aceptar todas").click();
  await expect.poll(() => cookieNames(page)).toContain("_ga");
  const other = await context.newPage();
  await other.goto("/es/nosotros");
  await refuseAnalytics(other);
  await expect.poll(async () => (await consents(page)).slice(-1)).toEqual(["update denied granted"]);
  await expect.poll(() => cookieNames(page)).not.toContain("_ga");
});
