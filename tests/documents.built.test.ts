/** Each document as a crawler gets it: over HTTP, from the real server. */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "happy-dom";
import { type AnyNode, parse as parseCss } from "postcss";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../contract/languages.ts";
import { FLEET_PATH, pageAddress } from "../contract/routes.ts";
import { stringsFor } from "../src/site/strings/index.ts";
import { DOCUMENTS } from "./addresses.ts";
import { builtPage, linksOf, parsePage, siteUrl, structuredDataOf, textOf } from "./built-page.ts";
import { content } from "./content.ts";
import { type ServerProcess, startServer } from "./parts/server-process.ts";
import { severalAtATime } from "./several-at-a-time.ts";

let server: ServerProcess;
let origin = "";

beforeAll(async () => {
  server = startServer(process.cwd(), {
    DATA_DIR: mkdtempSync(join(tmpdir(), "documents-")),
    SITE_URL: siteUrl,
  });
  origin = `http://127.0.0.1:${await server.ready()}`;
});
afterAll(() => void server.child.kill());

const ask = (address: string) => fetch(`${origin}${address}`, { redirect: "manual" });
const statusOf = async (address: string) =>
  (await fetch(`${origin}${address}`, { method: "HEAD", redirect: "manual" })).status;
const metaOf = (page: ReturnType<typeof builtPage>, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const linkOf = (page: ReturnType<typeof builtPage>, selector: string) => linksOf(page, `link${selector}`)[0];

test.each(DOCUMENTS)("what $address lets the keyboard reach says what it is", ({ address }) => {
  const stops = [...builtPage(address).querySelectorAll('[tabindex="0"]')];
  const nameless = stops.filter((stop) => !stop.getAttribute("role") || !stop.getAttribute("aria-label"));
  expect(nameless.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
});

test.each(DOCUMENTS)("$address is a finished document", async ({ address, language, path }) => {
  expect(await statusOf(address)).toBe(200);
  const page = builtPage(address);
  expect(page.documentElement.lang).toBe(language);
  expect(page.querySelectorAll("h1")).toHaveLength(1);
  expect(page.title).not.toBe("");
  expect(metaOf(page, "description")?.length).toBeLessThanOrEqual(160);
  expect(metaOf(page, "robots")).toBe("index, follow");
  expect(linkOf(page, '[rel="canonical"]')).toBe(`${siteUrl}${address}`);
  for (const other of LANGUAGES)
    expect(linkOf(page, `[hreflang="${other}"]`)).toBe(`${siteUrl}/${other}${path}`);
  expect(linkOf(page, '[hreflang="x-default"]')).toBe(`${siteUrl}/es${path}`);

  const home = path === "/";
  expect(metaOf(page, "og:image:width")).toBe(home ? "1200" : "512");
  expect(metaOf(page, "og:image:height")).toBe(home ? "630" : "512");
  const types = structuredDataOf(page).map((node) => node["@type"]);
  expect(types).toContain("GeneralContractor");
  if (!home) expect(types).toContain("BreadcrumbList");
});

/** As a screen reader lists them. */
test.each(DOCUMENTS)("$address has no two links of one name that lead to different places", ({ address }) => {
  const places = new Map<string, Set<string>>();
  for (const link of builtPage(address).querySelectorAll("a")) {
    const name = link.getAttribute("aria-label") ?? textOf(link);
    places.set(name, (places.get(name) ?? new Set()).add(link.getAttribute("href") ?? ""));
  }
  const ambiguous = [...places].filter(([, addresses]) => addresses.size > 1);
  expect(ambiguous).toEqual([]);
});

test("a search result names each step of the way as the menu does", () => {
  for (const { address } of DOCUMENTS) {
    const page = builtPage(address);
    const menu = new Map(
      [...page.querySelectorAll("header nav li a:not([data-language])")].map((link) => [
        `${siteUrl}${link.getAttribute("href")}`,
        textOf(link),
      ]),
    );
    const crumbs = structuredDataOf(page).flatMap((node) => (node.itemListElement ?? []) as Crumb[]);
    for (const { item, name } of crumbs) expect(name, `${address}: ${item}`).toBe(menu.get(item) ?? name);
  }
});

interface Crumb {
  item: string;
  name: string;
}

test("a shared link shows the logo in the middle of its picture", async () => {
  const { info } = await sharp("dist/share.png").trim().toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  expect(Math.abs(512 - width + 2 * trimOffsetLeft), "left and right").toBeLessThanOrEqual(2);
  expect(Math.abs(512 - height + 2 * trimOffsetTop), "above and below").toBeLessThanOrEqual(2);
});

test("the browser's icon brings its own ground, for tabs that are dark", async () => {
  const icon = linkOf(builtPage(pageAddress("es", "home")), '[rel="icon"][type="image/svg+xml"]') ?? "";
  const [, svg] = icon.split("data:image/svg+xml,");
  if (svg) expect((await sharp(Buffer.from(decodeURIComponent(svg))).stats()).isOpaque).toBe(true);
});

test("a search engine finds an icon that it can fetch", async () => {
  const icons = linksOf(builtPage(pageAddress("es", "home")), 'link[rel="icon"]');
  const fetched = icons.filter((icon) => !icon.startsWith("data:"));
  expect(fetched).toHaveLength(1);
  for (const icon of fetched) expect(await statusOf(icon)).toBe(200);
});

test("no two words run together where nothing is styled: text browsers, reading views, search engines", () => {
  const together = new Set<string>();
  for (const { address } of DOCUMENTS) {
    const lines = unstyledText(builtPage(address).body).split("\n");
    for (const line of lines)
      for (const [found] of line.matchAll(/.{0,20}[\p{L}\p{N}:,.;!?]\0[\p{L}\p{N}].{0,20}/gu))
        together.add(`${address}: ${found.replaceAll("\0", "|")}`);
  }
  expect([...together]).toEqual([]);
});

/** What a browser without styles begins and ends a line with; pictures and controls part words as well. */
const BREAKING =
  "address article aside blockquote br button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 header hr img input label legend li main nav ol option p picture section select summary text textarea table tbody td th thead tr ul";
const PARTS_WORDS = new Set(BREAKING.toUpperCase().split(" "));
const NOT_READ = new Set(["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "WBR"]);

/** With a mark where an element that stays in its line begins or ends. */
function unstyledText({ childNodes }: { childNodes: Iterable<Node> }): string {
  const parts = [...childNodes].map((node) => {
    if (node.nodeType === 3) return (node.textContent ?? "").replaceAll("\n", " ");
    const name = node.nodeName.toUpperCase();
    if (node.nodeType !== 1 || NOT_READ.has(name)) return "";
    const edge = PARTS_WORDS.has(name) ? "\n" : "\0";
    return `${edge}${unstyledText(node)}${edge}`;
  });
  return parts.join("").replace(/\0+/g, "\0");
}

test("titles and descriptions are never the same twice", () => {
  const pages = DOCUMENTS.map(({ address }) => builtPage(address));
  expect(new Set(pages.map(({ title }) => title)).size).toBe(DOCUMENTS.length);
  expect(new Set(pages.map((page) => metaOf(page, "description"))).size).toBe(DOCUMENTS.length);
});

test("no rule stands within another: a telephone of 2022 would show the fleet as an empty page", () => {
  for (const { address } of DOCUMENTS) {
    const styles = [...builtPage(address).querySelectorAll("style")].map(textOf).join("");
    parseCss(styles).walkRules(({ selector, nodes }) => {
      const within = nodes.filter(({ type }) => type === "rule" || type === "atrule");
      if (within.length > 0) expect.fail(`${address}: ${selector} has ${within.length} rules in it`);
    });
  }
});

test("no colour is mixed where the browser may not know how: all that names it would go, ground and words", () => {
  for (const { address } of DOCUMENTS) {
    const styles = [...builtPage(address).querySelectorAll("style")].map(textOf).join("");
    parseCss(styles).walkDecls(({ parent, prop, value }) => {
      if (!value.includes("color-mix(")) return;
      let around = parent as AnyNode | undefined;
      while (around && !(around.type === "atrule" && around.params.includes("color-mix(")))
        around = around.parent as AnyNode | undefined;
      if (!around) expect.fail(`${address}: ${prop}: ${value}`);
    });
  }
});

test("no script is written in a syntax that Safari learned after 2022: there none of its file would run", () => {
  const scripts = readdirSync("dist/_astro").filter((name) => name.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  const texts = [
    ...scripts.map((name) => [name, readFileSync(join("dist/_astro", name), "utf8")]),
    ...DOCUMENTS.map(({ address }) => [
      address,
      [...builtPage(address).querySelectorAll("script:not([type])")].map(textOf).join("\n"),
    ]),
  ];
  for (const [name, text] of texts) {
    expect(text, `${name}: a pattern that looks behind`).not.toMatch(/\(\?<[=!]/);
    expect(text, `${name}: a block of a class`).not.toMatch(/\bstatic\s*\{/);
  }
});

test("no document lacks a rule that another has for a class of its own, or of what wakes in it", () => {
  const styledIn = new Map(DOCUMENTS.map(({ address }) => [address, styledClasses(address)]));
  const styled = new Set([...styledIn.values()].flatMap((classes) => [...classes]));
  for (const { address } of DOCUMENTS) {
    const lacking = classesOf(address).filter(
      (name) => styled.has(name) && !styledIn.get(address)?.has(name),
    );
    expect(lacking, address).toEqual([]);
  }
});

function styledClasses(address: string): Set<string> {
  const classes = new Set<string>();
  const styles = [...builtPage(address).querySelectorAll("style")].map(textOf).join("");
  parseCss(styles).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.((?:\\.|[\w-])+)/g))
      classes.add(name.replaceAll("\\", ""));
  });
  return classes;
}

/** Of the elements that are there, and of those that its islands draw. */
function classesOf(address: string): string[] {
  const page = builtPage(address);
  const there = [...page.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]);
  const islands = [...page.querySelectorAll("astro-island")].map((island) =>
    island.getAttribute("component-url"),
  );
  const drawn = islands.flatMap((url) => {
    const script = readFileSync(join("dist", url ?? ""), "utf8");
    const lists = script.matchAll(/className:([`"'])(.*?)\1/g);
    return [...lists].flatMap(([, , list = ""]) => list.split(/\s+/));
  });
  return [...new Set([...there, ...drawn])];
}

test("no script waits for a file that its document does not name: each would be one more journey on a slow line", () => {
  const imported = /(?:\bfrom|\bimport)\s*["']([^"']+)["']/g;
  for (const { address } of DOCUMENTS) {
    const scripts = [...builtPage(address).querySelectorAll('script[type="module"]')];
    const named = scripts.flatMap((script) => script.getAttribute("src") ?? []);
    expect(named, address).not.toEqual([]);
    for (const script of scripts) {
      const place = script.getAttribute("src");
      const text = place ? readFileSync(join("dist", place), "utf8") : textOf(script);
      for (const [, path = ""] of text.matchAll(imported))
        expect(named, `${address}: ${place}`).toContain(
          new URL(path, `${siteUrl}${place ?? address}`).pathname,
        );
    }
  }
});

test("no stylesheet brings pictures: a phone would read and blend them before it shows the page", () => {
  for (const { address } of DOCUMENTS) {
    const styles = [...builtPage(address).querySelectorAll("style")].map(textOf).join("");
    expect(styles, address).toContain("@font-face");
    expect(styles, address).not.toMatch(/url\(["']?data:/);
  }
});

test("every link and every file that a document names is there", async () => {
  const targets = new Set<string>();
  for (const { address } of DOCUMENTS) {
    const page = builtPage(address);
    const ids = new Set([...page.querySelectorAll("[id]")].map(({ id }) => id));
    for (const element of page.querySelectorAll("[href], [src], [srcset]")) {
      const found = [element.getAttribute("href"), element.getAttribute("src")];
      const set = element.getAttribute("srcset")?.split(",") ?? [];
      for (const target of [...found, ...set.map((entry) => entry.trim().split(" ")[0])]) {
        if (target?.startsWith("#")) expect(ids, `${address} → ${target}`).toContain(target.slice(1));
        else if (target?.startsWith("/")) targets.add(target.replace(/\?[^#]*/, ""));
      }
    }
  }
  expect(targets.size).toBeGreaterThan(DOCUMENTS.length);
  await severalAtATime([...targets], async (target) => {
    const hash = target.split("#")[1];
    const response = await fetch(`${origin}${target}`, { method: hash ? "GET" : "HEAD" });
    expect(response.status, target).toBe(200);
    if (hash) expect(await response.text(), target).toContain(`id="${hash}"`);
  });
});

test("the sitemap lists every document with its other language, and no second address", async () => {
  expect(await (await ask("/robots.txt")).text()).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  const map = await (await ask("/sitemap-0.xml")).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(DOCUMENTS.map(({ address }) => `${siteUrl}${address}`).toSorted());
  expect(map.match(/hreflang="x-default"/g)).toHaveLength(DOCUMENTS.length);
  expect(map).not.toContain(FLEET_PATH);
});

test.each(LANGUAGES)(
  "the second address shows the machinery page under its canonical one (%s)",
  async (language) => {
    expect(await statusOf(`/${language}${FLEET_PATH}`)).toBe(200);
    const page = builtPage(`/${language}${FLEET_PATH}`);
    expect(linkOf(page, '[rel="canonical"]')).toBe(`${siteUrl}${pageAddress(language, "machinery")}`);
  },
);

const servicesIn = (language: Language) =>
  content.navigation.find(({ page }) => page === "services")?.label[language] ?? "";

test.each(["/no-such-page", "/es/no-such-page", "/fr/servicios"])(
  "%s is answered with status 404, the two lines, and help in both languages",
  async (address) => {
    const response = await ask(address);
    expect(response.status).toBe(404);
    const page = parsePage(await response.text());
    expect(textOf(page.querySelector("h1"))).toBe("404 Page Not Found");
    const text = textOf(page.querySelector("main"));
    expect(text).toContain("Did you forget to add the page to the router?");
    for (const language of LANGUAGES) expect(text).toContain(servicesIn(language));
    expect(metaOf(page, "robots")).toContain("noindex");
  },
);

test("an unknown address under /eu/ is answered all in Basque, but for the two lines", async () => {
  const response = await ask("/eu/servicios/otra");
  expect(response.status).toBe(404);
  const page = parsePage(await response.text());
  expect(page.documentElement.lang).toBe("eu");
  expect(textOf(page.querySelector("h1"))).toBe("404 Page Not Found");
  expect(textOf(page.querySelector("main"))).toContain(servicesIn("eu"));
  // the way to Spanish is labelled in Spanish everywhere
  const spanish = [...page.querySelectorAll('[lang="es"]')].map(textOf);
  expect(new Set(spanish)).toEqual(new Set([`es ${stringsFor("eu").navbar.switchTo.es}`]));
});

test.each([
  ["es", "Proyecto no encontrado"],
  ["eu", "Proiektua ez da aurkitu"],
] as const)("an unknown project has a not-found view of its own (%s)", async (language, words) => {
  const response = await ask(`${pageAddress(language, "projects")}/otro`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(words);
});
