// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { languageScript } from "./language-script.ts";

type Saved = "es" | "eu" | "xx" | "";

/** What the script sees of a browser: an address, a memory, a cookie, clicks and the end of loading. */
function browserAt(address: string, saved: Saved | null) {
  const memory = new Map(saved === null ? [] : [["language", saved]]);
  const { pathname, search, hash } = new URL(address, "https://harlur.example");
  const heard = new EventTarget();
  const hears = { addEventListener: heard.addEventListener.bind(heard) };
  return {
    ...hears,
    finishLoading: () => heard.dispatchEvent(new Event("load")),
    memory,
    location: { pathname, search, hash, replace: vi.fn<(to: string) => void>() },
    document: { cookie: "", ...hears },
    click: (html: string, kind = "click", button = 0) => {
      document.body.innerHTML = html;
      const click = new MouseEvent(kind, { button });
      Object.defineProperty(click, "target", { value: document.querySelector("body *:only-child") });
      heard.dispatchEvent(click);
    },
    localStorage: {
      getItem: (key: string): string | null => memory.get(key) ?? null,
      setItem: (key: string, value: Saved) => {
        memory.set(key, value);
      },
    },
  };
}

/** The script as the document carries it: text, with nothing around it. */
const arrive = (browser: object, language: "es" | "eu", follows = true) =>
  new Function("window", languageScript(language, { follows }))(browser);

describe.each([
  { saved: "es", path: "es", goesTo: null },
  { saved: "es", path: "eu", goesTo: "es" },
  { saved: "eu", path: "es", goesTo: "eu" },
  { saved: "eu", path: "eu", goesTo: null },
  { saved: "xx", path: "es", goesTo: null },
  { saved: "xx", path: "eu", goesTo: null },
  { saved: "", path: "es", goesTo: null },
  { saved: "", path: "eu", goesTo: null },
  { saved: null, path: "es", goesTo: null },
  { saved: null, path: "eu", goesTo: null },
] as const)("saved $saved on a page in $path", ({ saved, path, goesTo }) => {
  const browser = browserAt(`/${path}/maquinaria?categoria=vehiculos#lista`, saved);
  beforeEach(() => {
    browser.location.replace.mockClear();
    arrive(browser, path);
    browser.finishLoading();
  });

  test(goesTo ? `goes to the same place in ${goesTo}` : "stays", () => {
    if (goesTo)
      expect(browser.location.replace).toHaveBeenCalledExactlyOnceWith(
        `/${goesTo}/maquinaria?categoria=vehiculos#lista`,
      );
    else expect(browser.location.replace).not.toHaveBeenCalled();
  });

  test(goesTo ? "and saves nothing on the way" : `and saves ${path}, in local storage alone`, () => {
    expect(browser.memory.get("language")).toBe(goesTo ? saved : path);
    expect(browser.document.cookie).toBe("");
  });
});

test("the home page keeps its slash", () => {
  const browser = browserAt("/es/", "eu");
  arrive(browser, "es");
  expect(browser.location.replace).toHaveBeenCalledExactlyOnceWith("/eu/");
});

test("with storage blocked the address decides and nothing is thrown", () => {
  const browser = browserAt("/eu/nosotros", null);
  Object.defineProperty(browser, "localStorage", {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  arrive(browser, "eu");
  browser.finishLoading();
  expect(browser.location.replace).not.toHaveBeenCalled();
  expect(browser.document.cookie).toBe("");
});

test("nothing is written while the page is loading", () => {
  const browser = browserAt("/eu/nosotros", null);
  arrive(browser, "eu");
  expect(browser.memory.size).toBe(0);
  expect(browser.document.cookie).toBe("");
});

describe("a choice made while the page is loading", () => {
  test.each([null, "es"] as const)("counts more than the address (saved before: %s)", (saved) => {
    const browser = browserAt("/es/nosotros", saved);
    arrive(browser, "es");
    browser.click('<a data-language="eu" href="/eu/nosotros">eu</a>');
    browser.finishLoading();
    expect(browser.memory.get("language")).toBe("eu");
    expect(browser.document.cookie).toBe(MIRROR);
  });

  test("is made by the switch only", () => {
    const browser = browserAt("/es/nosotros", "es");
    arrive(browser, "es");
    browser.click('<a href="/eu/nosotros">eu</a>');
    expect(browser.memory.get("language")).toBe("es");
  });
});

const SWITCH = '<a data-language="eu" href="/eu/nosotros">eu</a>';
const MIRROR = "language=eu; path=/; max-age=31536000; samesite=lax";

test("with storage full the mirror cookie still serves", () => {
  const browser = browserAt("/es/nosotros", null);
  browser.localStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  arrive(browser, "es");
  browser.click(SWITCH);
  expect(browser.document.cookie).toBe(MIRROR);
});

test("the middle button chooses as well, the right one does not", () => {
  const browser = browserAt("/es/nosotros", "es");
  arrive(browser, "es");
  browser.click(SWITCH, "auxclick", 2);
  expect(browser.memory.get("language")).toBe("es");
  browser.click(SWITCH, "auxclick", 1);
  expect(browser.memory.get("language")).toBe("eu");
});

test("a not-found view leads nowhere and saves nothing by itself, but its links choose", () => {
  const browser = browserAt("/eu/no-hay", "es");
  arrive(browser, "eu", false);
  browser.finishLoading();
  expect(browser.location.replace).not.toHaveBeenCalled();
  expect(browser.memory.get("language")).toBe("es");
  browser.click(SWITCH);
  expect(browser.memory.get("language")).toBe("eu");
});
