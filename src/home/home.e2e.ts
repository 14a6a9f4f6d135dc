/** The home page in a real browser, section by section. */

import { basename } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { content, first } from "../../tests/content.ts";
import { es } from "../site/strings/es.ts";

const SERVICE_IDS = content.services.map(({ id }) => id);
const CATEGORY_IDS = content.machinery.categories.map(({ id }) => id);
const FEATURED = content.home.projects.featured;

type Section = (typeof content.home.sections)[number];
/** The heading of each section; the figures have none. */
const HEADINGS: Record<Section, string[]> = {
  figures: [],
  services: ["servicios"],
  about: ["nosotros"],
  certificates: ["certificaciones-heading"],
  machinery: ["maquinaria"],
  projects: ["proyectos"],
  questions: ["preguntas-heading"],
};
const shows = (name: Section) => content.home.sections.includes(name);

/** A section by the id of its heading. */
const section = (page: Page, heading: string) => page.locator(`section[aria-labelledby="${heading}"]`);
const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

for (const language of ["es", "eu"] as const) {
  test(`the sections stand in the specified order and lead where they should (${language}) @phone`, async ({
    page,
  }) => {
    const at = (path: string) => `/${language}${path}`;
    await page.goto(at("/"));

    const order = await page
      .locator("main section")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-labelledby")));
    expect(order).toEqual([
      "inicio-heading",
      ...content.home.sections.flatMap((name) => HEADINGS[name]),
      "contacto-heading",
    ]);
    for (const [id, isShown] of [
      ["inicio", true],
      ["certificaciones", shows("certificates")],
      ["preguntas-frecuentes", shows("questions")],
    ] as const)
      await expect(page.locator(`section#${id}`)).toHaveCount(isShown ? 1 : 0);

    expect(await addresses(page.locator("#inicio a"))).toEqual([at("/contacto"), at("/servicios")]);
    const leads = async (name: Section, links: string, expected: string[]) =>
      expect(await addresses(section(page, HEADINGS[name][0] ?? "").locator(links))).toEqual(
        shows(name) ? expected.map(at) : [],
      );
    await leads("services", "ul a", [...SERVICE_IDS.map((id) => `/servicios#${id}`), "/servicios"]);
    await leads("about", "a", ["/nosotros"]);
    await leads(
      "machinery",
      "ul a",
      CATEGORY_IDS.map((id) => `/maquinaria?categoria=${id}`),
    );
    await leads(
      "projects",
      "ul a",
      FEATURED.map((slug) => `/proyectos/${slug}`),
    );
    await leads("questions", "a", ["/contacto"]);
    expect(await addresses(section(page, "contacto-heading").locator("a"))).toEqual([
      `tel:${content.company.phoneLink}`,
      at("/contacto"),
    ]);
  });
}

test("the hero's button asks for a quote, in the specified words", async ({ page }) => {
  await page.goto("/es/");
  await page.locator("#inicio").getByRole("link", { name: "Solicitar Presupuesto" }).click();
  await expect(page).toHaveURL("/es/contacto");
});

test("the view-all links lead to the whole lists", async ({ page }) => {
  await page.goto("/es/");
  const links = [
    { section: "services", name: es.home.allServices, address: "/es/servicios" },
    { section: "machinery", name: es.home.allMachinery, address: "/es/maquinaria" },
    { section: "projects", name: es.home.allProjects, address: "/es/proyectos" },
  ] as const;
  for (const { name, address } of links.filter(({ section }) => shows(section)))
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toHaveAttribute("href", address);
});

(shows("services") ? test : test.skip)("a service's card leads to its block", async ({ page }) => {
  await page.goto("/es/");
  const { id, title } = first(content.services.toReversed());
  await section(page, "servicios").getByRole("link", { name: title.es }).click();
  await expect(page).toHaveURL(`/es/servicios#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

(shows("certificates") ? test : test.skip)(
  "the standards open their documents",
  async ({ page, request }) => {
    await page.goto("/eu/");
    const documents = page.locator("#certificaciones a");
    await expect(documents).toHaveCount(content.certificates.length);
    for (const address of await addresses(documents)) {
      const response = await request.get(address);
      expect(response.headers()["content-type"], address).toBe("application/pdf");
      expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
    }
    for (const { title } of content.certificates)
      await expect(page.locator("#certificaciones").getByRole("link", { name: title })).toHaveCount(1);
    await expect(page.locator("#certificaciones :is(h3 svg, img)").filter({ visible: true })).toHaveCount(
      content.certificates.length,
    );
  },
);

(shows("questions") ? test : test.skip)(
  "questions are closed at first, and each toggles by itself @phone",
  async ({ page }) => {
    await page.goto("/es/");
    const items = page.locator("#preguntas-frecuentes details");
    await expect(items).toHaveCount(content.questions.length);
    const last = content.questions.length - 1;
    for (const item of await items.all()) await expect(item).not.toHaveAttribute("open");
    await items.nth(0).locator("summary").click();
    await items.nth(last).locator("summary").click();
    await expect(items.nth(0).locator("p")).toBeVisible();
    await expect(items.nth(last).locator("p")).toBeVisible();
    await items.nth(0).locator("summary").click();
    await expect(items.nth(0).locator("p")).toBeHidden();
    await expect(items.nth(last).locator("p")).toBeVisible();
  },
);

test.describe("the hero's picture", () => {
  test("is described as the scene that this width shows @phone", async ({ page, isMobile }) => {
    await page.goto("/es/");
    const { desktop, mobile } = content.home.hero;
    const scene = page.locator("#inicio").getByRole("img");
    await expect(scene).toHaveCount(1);
    await expect(scene).toHaveAccessibleName((isMobile ? mobile : desktop).alt.es);
  });

  /** What the addresses of a picture have in common: its own name, before the build's signs. */
  const nameOf = ({ image }: { image: string }) => `/${basename(image)}.`;
  const [WIDE, NARROW] = [nameOf(content.home.hero.desktop), nameOf(content.home.hero.mobile)];

  /** The hero's files in the order in which the page asked for them. */
  function heroFiles(page: Page): string[] {
    const files: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (url.includes(WIDE) || url.includes(NARROW)) files.push(url);
    });
    return files;
  }

  test("on a wide screen is one file, and never the phone's", async ({ page }) => {
    const files = heroFiles(page);
    await page.goto("/es/", { waitUntil: "networkidle" });
    expect(files).toEqual([expect.stringContaining(WIDE)]);
    await expect(page.locator("#inicio img:visible")).toHaveCount(1);
  });

  test("under 768 px the phone's variant is shown, from 768 px the desktop's", async ({ page }) => {
    const shown = () =>
      page.locator("#inicio picture img").evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto("/es/");
    await expect.poll(shown).toContain(NARROW);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(shown).toContain(WIDE);
  });

  test("on a phone starts as a light placeholder, and the full one takes its place once loaded @phone-only", async ({
    page,
  }) => {
    const files = heroFiles(page);
    const sizes = new Map<string, number>();
    page.on("requestfinished", async (request) => {
      if (request.resourceType() === "image")
        sizes.set(request.url(), (await request.sizes()).responseBodySize);
    });
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    await page.route(`**${NARROW}*`, async (route) => {
      await held[files.length > 1 ? 1 : 0].promise;
      await route.continue();
    });
    await page.goto("/es/", { waitUntil: "domcontentloaded" });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(files, "before the page has loaded there is only the light one").toHaveLength(1);
    held[0].resolve();

    const full = page.locator("#inicio picture ~ img");
    await expect.poll(() => files.length).toBe(2);
    await expect(full).not.toHaveAttribute("data-loaded");
    await expect(full).toHaveCSS("opacity", "0");
    held[1].resolve();
    await expect(full).toHaveAttribute("data-loaded");
    await expect(full).toHaveCSS("opacity", "1");
    expect(files.every((file) => file.includes(NARROW))).toBe(true);
    await expect.poll(() => sizes.size).toBeGreaterThanOrEqual(2);
    const [light = 0, whole = 0] = [...sizes]
      .filter(([url]) => url.includes(NARROW))
      .map(([, bytes]) => bytes);
    expect(light).toBeLessThan(whole);
  });

  /** Notes with which delay the page asks to be called back. */
  const noteDelays = (page: Page) =>
    page.addInitScript(() => {
      const delays = { idle: [] as unknown[], timeout: [] as unknown[] };
      Object.assign(window, { delays });
      const { setTimeout: wait } = window;
      window.setTimeout = ((run: TimerHandler, delay?: number) => {
        delays.timeout.push(delay);
        return wait(run, delay);
      }) as typeof window.setTimeout; // Node's own type wants more
      window.requestIdleCallback = (_, options) => delays.idle.push(options?.timeout);
    });
  const delays = (page: Page, kind: "idle" | "timeout") =>
    page.evaluate(
      (name) => (window as unknown as { delays: Record<string, unknown[]> }).delays[name], // set above
      kind,
    );

  test("waits for an idle moment, 2 s at most @phone-only", async ({ page }) => {
    await noteDelays(page);
    await page.goto("/es/", { waitUntil: "load" });
    await expect.poll(() => delays(page, "idle")).toContain(2000);
  });

  test("in a browser that does not tell idle moments, waits for 1 s after the page has loaded @phone-only", async ({
    page,
  }) => {
    await noteDelays(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
    await page.goto("/es/", { waitUntil: "load" });
    await expect.poll(() => delays(page, "timeout")).toContain(1000);
    await expect(page.locator("#inicio picture ~ img")).toHaveAttribute("data-loaded");
  });
});
