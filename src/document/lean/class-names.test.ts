import { describe, expect, test } from "vitest";
import { type ClassNames, nameClasses, renameInCss, renameInHtml } from "./class-names.ts";

const none = new Set<string>();

describe("short names", () => {
  test("are one letter, then two", () => {
    const classes = Array.from({ length: 28 }, (_, index) => `class-${index}`);
    const { short } = nameClasses(`<p class="${classes.join(" ")}"></p>`, none, none);
    expect([...short.values()].slice(0, 3)).toEqual(["a", "b", "c"]);
    expect([...short.values()].slice(25)).toEqual(["z", "aa", "ab"]);
  });

  test("are given outside islands; what islands and scripts write is needed under its long name", () => {
    const html = '<p class="mt-4 flex"></p><astro-island><b class="flex grid"></b></astro-island>';
    expect(nameClasses(html, new Set(["spins"]), none)).toEqual({
      short: new Map([
        ["mt-4", "a"],
        ["flex", "b"],
      ]),
      long: new Set(["flex", "grid", "spins"]),
    });
  });

  test("are not names that the whole stylesheet has", () => {
    const { short } = nameClasses('<p class="mt-4"></p>', none, new Set(["a", "b"]));
    expect(short).toEqual(new Map([["mt-4", "c"]]));
  });
});

describe("renaming", () => {
  const names: ClassNames = {
    short: new Map([
      ["md:px-8", "a"],
      ["[&>li]:mt-1", "b"],
      ["group", "c"],
    ]),
    long: new Set(["group", "inside"]),
  };

  test("reaches every class attribute, as browsers read it, and nothing else", () => {
    const html = '<p class="md:px-8 [&amp;&gt;li]:mt-1 other" title="group">md:px-8</p>';
    expect(renameInHtml(html, names)).toBe('<p class="a b other" title="group">md:px-8</p>');
  });

  test("leaves islands as they are", () => {
    const island = '<astro-island><p class="group md:px-8"></p></astro-island>';
    expect(renameInHtml(`${island}<p class="group"></p>${island}`, names)).toBe(
      `${island}<p class="c"></p>${island}`,
    );
  });

  test("reaches every selector, and no value", () => {
    const css = "@media print{.md\\:px-8:hover,p{margin:.5em}}.\\[\\&\\>li\\]\\:mt-1>li{src:url(x.group)}";
    expect(renameInCss(css, names)).toBe("@media print{.a:hover,p{margin:.5em}}.b>li{src:url(x.group)}");
  });

  test("keeps a rule under both names where both are used, and under the long one where only that is", () => {
    expect(renameInCss(".group{top:0}.inside{top:0}", names)).toBe(".c,.group{top:0}.inside{top:0}");
    expect(renameInCss(".group:hover .md\\:px-8{top:0}.inside .md\\:px-8{top:0}", names)).toBe(
      ".c:hover .a{top:0}",
    );
  });
});
