/** Each document as a crawler gets it: over HTTP, without a browser. */

import { type APIRequestContext, expect, test } from "@playwright/test";
import { Window } from "happy-dom";
import { DOCUMENTS } from "./addresses.ts";
import { severalAtATime } from "./several-at-a-time.ts";

// In one worker, which reads each document once.
test.describe.configure({ mode: "default" });

/** Read like a browser without scripts would. */
function parse(html: string) {
  const { document } = new Window({
    settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
  });
  document.write(html);
  const content = (selector: string) => document.querySelector(selector)?.getAttribute("content");
  const href = (selector: string) => document.querySelector(selector)?.getAttribute("href");
  return { document, content, href };
}

const read = new Map<string, ReturnType<typeof parse>>();

async function readDocument(request: APIRequestContext, address: string) {
  const known = read.get(address);
  if (known) return known;
  const response = await request.get(address, { maxRedirects: 0 });
  expect(response.status(), address).toBe(200);
  const document = parse(await response.text());
  read.set(address, document);
  return document;
}

const SITE = "http://localhost:3000";

for (const { address, language, path } of DOCUMENTS) {
  test(`${address} is a finished document`, async ({ request }) => {
    const { document, content, href } = await readDocument(request, address);
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.title.length).toBeGreaterThan(10);
    expect(content('meta[name="description"]')?.length).toBeLessThanOrEqual(160);
    expect(content('meta[name="robots"]')).toBe("index, follow");
    expect(href('link[rel="canonical"]')).toBe(`${SITE}${address}`);
    expect(href('link[hreflang="es"]')).toBe(`${SITE}/es${path}`);
    expect(href('link[hreflang="eu"]')).toBe(`${SITE}/eu${path}`);
    expect(href('link[hreflang="x-default"]')).toBe(`${SITE}/es${path}`);

    const home = path === "/";
    expect(content('meta[property="og:image:width"]')).toBe(home ? "1200" : "512");
    expect(content('meta[property="og:image:height"]')).toBe(home ? "630" : "512");

    const data = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? "null",
    );
    const types = data["@graph"].map((node: { "@type": string }) => node["@type"]);
    expect(types).toContain("GeneralContractor");
    if (!home) expect(types).toContain("BreadcrumbList");
  });
}

test("titles and descriptions are never the same twice", async ({ request }) => {
  const texts = await Promise.all(
    DOCUMENTS.map(async ({ address }) => {
      const { document, content } = await readDocument(request, address);
      return { title: document.title, description: content('meta[name="description"]') };
    }),
  );
  expect(new Set(texts.map(({ title }) => title)).size).toBe(DOCUMENTS.length);
  expect(new Set(texts.map(({ description }) => description)).size).toBe(DOCUMENTS.length);
});

test("every link and every file that a document names is there", async ({ request, baseURL }) => {
  const targets = new Set<string>();
  for (const { address } of DOCUMENTS) {
    const { document } = await readDocument(request, address);
    const ids = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
    for (const element of document.querySelectorAll("[href], [src], [srcset]")) {
      const found = [element.getAttribute("href"), element.getAttribute("src")];
      const set = element.getAttribute("srcset")?.split(",") ?? [];
      for (const target of [...found, ...set.map((entry) => entry.trim().split(" ")[0])]) {
        if (target?.startsWith("#")) expect(ids, `${address} → ${target}`).toContain(target.slice(1));
        else if (target?.startsWith("/")) targets.add(target);
      }
    }
  }
  expect(targets.size).toBeGreaterThan(DOCUMENTS.length);
  await severalAtATime([...targets], async (target) => {
    const hash = target.split("#")[1];
    const response = await fetch(new URL(target, baseURL), { method: hash ? "GET" : "HEAD" });
    expect(response.status, target).toBe(200);
    if (hash) expect(await response.text(), target).toContain(`id="${hash}"`);
  });
});

test("the sitemap lists every document with its other language, and no second address", async ({
  request,
}) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${SITE}/sitemap-index.xml`);
  const map = await (await request.get("/sitemap-0.xml")).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(DOCUMENTS.map(({ address }) => `${SITE}${address}`).toSorted());
  expect(map.match(/hreflang="x-default"/g)).toHaveLength(DOCUMENTS.length);
  expect(map).not.toContain("flota");
});

test("/flota shows the machinery page under its canonical address", async ({ request }) => {
  for (const language of ["es", "eu"]) {
    const response = await request.get(`/${language}/flota`, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const { href } = parse(await response.text());
    expect(href('link[rel="canonical"]')).toBe(`${SITE}/${language}/maquinaria`);
  }
});

test("an unknown address says so with status 404, the two lines, and help in both languages", async ({
  request,
}) => {
  for (const address of ["/no-such-page", "/es/no-such-page", "/fr/servicios"]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    const { document, content } = parse(await response.text());
    expect(document.querySelector("h1")?.textContent).toBe("404 Page Not Found");
    const text = document.querySelector("main")?.textContent;
    expect(text).toContain("Did you forget to add the page to the router?");
    expect(text).toContain("Zerbitzuak");
    expect(text).toContain("Servicios");
    expect(content('meta[name="robots"]')).toContain("noindex");
  }
});

test("an unknown address under /eu/ is answered all in Basque, but for the two lines", async ({
  request,
}) => {
  const response = await request.get("/eu/servicios/otra");
  expect(response.status()).toBe(404);
  const { document } = parse(await response.text());
  expect(document.documentElement.lang).toBe("eu");
  expect(document.querySelector("h1")?.textContent).toBe("404 Page Not Found");
  expect(document.querySelector("main")?.textContent).toContain("Zerbitzuak");
  // the way to Spanish is labelled in Spanish everywhere
  const spanish = [...document.querySelectorAll('[lang="es"]')].map((part) => part.textContent);
  expect(new Set(spanish)).toEqual(new Set(["esCambiar idioma a Español"]));
});

test("an unknown project has a not-found view of its own", async ({ request }) => {
  const spanish = await request.get("/es/proyectos/otro");
  expect(spanish.status()).toBe(404);
  expect(await spanish.text()).toContain("Proyecto no encontrado");
  const basque = await request.get("/eu/proyectos/otro");
  expect(basque.status()).toBe(404);
  expect(await basque.text()).toContain("Proiektua ez da aurkitu");
});
