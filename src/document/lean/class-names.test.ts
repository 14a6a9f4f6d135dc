import { describe, expect, test } from "vitest";
import { renameInCss, renameInHtml, shortNames } from "./class-names.ts";

const none = new Set<string>();

describe("short names", () => {
  test("are one letter, then two", () => {
    const classes = Array.from({ length: 28 }, (_, index) => `class-${index}`);
    const names = [...shortNames(`<p class="${classes.join(" ")}"></p>`, none, none).values()];
    expect(names.slice(0, 3)).toEqual(["a", "b", "c"]);
    expect(names.slice(25)).toEqual(["z", "aa", "ab"]);
  });

  test("are not given to what an island or the script writes", () => {
    const html = '<p class="mt-4 flex spins"></p><astro-island><b class="flex"></b></astro-island>';
    expect(shortNames(html, new Set(["spins"]), none)).toEqual(new Map([["mt-4", "a"]]));
  });

  test("are not names that the whole stylesheet has", () => {
    expect(shortNames('<p class="mt-4"></p>', none, new Set(["a", "b"]))).toEqual(new Map([["mt-4", "c"]]));
  });
});

describe("renaming", () => {
  const names = new Map([
    ["md:px-8", "a"],
    ["[&>li]:mt-1", "b"],
    ["group", "c"],
  ]);

  test("reaches every class attribute, as browsers read it, and nothing else", () => {
    const html = '<p class="md:px-8 [&amp;&gt;li]:mt-1 other" title="group">md:px-8</p>';
    expect(renameInHtml(html, names)).toBe('<p class="a b other" title="group">md:px-8</p>');
  });

  test("reaches every selector, and no value", () => {
    const css =
      "@media print{.md\\:px-8:hover,.other{margin:.5em}}.\\[\\&\\>li\\]\\:mt-1>li:is(.group *){src:url(x.group)}";
    expect(renameInCss(css, names)).toBe(
      "@media print{.a:hover,.other{margin:.5em}}.b>li:is(.c *){src:url(x.group)}",
    );
  });
});
