import { describe, expect, test } from "vitest";
import { classesIn, keepUsed, tagsIn } from "./css.ts";

const TAGS = new Set(["html", "p"]);
const kept = (css: string, ...used: string[]) => keepUsed(css, new Set(used), TAGS);

describe("the classes of a document", () => {
  test("are all words of all class attributes", () => {
    expect(classesIn('<p class="a b"><i class="c\n d"></i></p>')).toEqual(new Set(["a", "b", "c", "d"]));
  });

  test("are read as a browser reads them", () => {
    const html = '<p class="[&amp;&gt;li]:mt-1 before:content-[&quot;x&#x27;&lt;&quot;] [&amp;gt;]:x"></p>';
    expect(classesIn(html)).toEqual(new Set(["[&>li]:mt-1", 'before:content-["x\'<"]', "[&gt;]:x"]));
  });

  test("do not come from the stylesheet itself", () => {
    expect(classesIn('<style>[x=" class="ghost""]{}</style><p class="a"></p>')).toEqual(new Set(["a"]));
  });
});

describe("of a stylesheet remain", () => {
  test("the rules whose classes are used", () => {
    expect(kept(".a{top:0}.b{top:1px}", "a")).toBe(".a{top:0}");
  });

  test("of a list of selectors only the used ones", () => {
    expect(kept(".a,.b,p{top:0}", "b")).toBe(".b,p{top:0}");
  });

  test("of rules for elements those that the document has", () => {
    expect(kept("p,table{top:0}table{left:0}table p{left:0}")).toBe("p{top:0}table p{left:0}");
    expect(tagsIn("<p><br><h1>a < b</h1></p>")).toEqual(new Set(["p", "br", "h1"]));
  });

  test("no selector for what a document cannot be", () => {
    expect(kept(":root,:host{top:0}:host{left:0}")).toBe(":root{top:0}");
  });

  test("rules without classes", () => {
    const css = "html{top:0}[hidden]{display:none}:focus-visible{outline:0}";
    expect(kept(css)).toBe(css);
  });

  test("variants and escaped names", () => {
    const css = ".md\\:px-8:hover>*{top:0}.w-1\\.5{top:0}.max-w-\\[22ch\\]{top:0}.top-\\(--y\\){top:0}";
    expect(kept(css, "md:px-8", "w-1.5", "max-w-[22ch]", "top-(--y)")).toBe(css);
    expect(kept(css)).toBe("");
  });

  test("a selector of two classes only when both are used", () => {
    const css = ".group-hover\\:underline:is(:where(.group):hover *){top:0}";
    expect(kept(css, "group-hover:underline", "group")).toBe(css);
    expect(kept(css, "group-hover:underline")).toBe("");
  });

  test("media and layers that still hold something", () => {
    const css = "@layer base{@media print{.a{top:0}}}@media (width>=48rem){.b{top:0}}";
    expect(kept(css, "a")).toBe("@layer base{@media print{.a{top:0}}}");
  });

  test("values instead of Tailwind's variables, where this document gives them one value only", () => {
    const border = "@property --tw-border-style{syntax:'*';inherits:false;initial-value:solid}";
    expect(kept(`${border}.a{border-style:var(--tw-border-style)}`, "a")).toBe(".a{border-style:solid}");
    const dashed = `${border}.a{border-style:var(--tw-border-style)}.b{--tw-border-style:dashed}`;
    expect(kept(dashed, "a", "b")).toContain("border-style:var(--tw-border-style)");
    expect(kept(".a{line-height:var(--tw-leading,1.5)}", "a")).toBe(".a{line-height:1.5}");
  });

  test("sums that can be done", () => {
    expect(kept(".a{top:calc(0.25rem * -1);z-index:calc(10 * -1);left:calc(1px * calc(1 - 0))}", "a")).toBe(
      ".a{top:-.25rem;z-index:-10;left:1px}",
    );
    expect(kept(".a{top:calc(1px * 0);left:calc(100vw - 2rem)}", "a")).toBe(
      ".a{top:0;left:calc(100vw - 2rem)}",
    );
  });

  test("variables that a script may set", () => {
    const css = ".a{padding:var(--banner-height,0)}";
    expect(kept(css, "a")).toBe(css);
  });

  test("no comments, no declaration twice, no needless prefix", () => {
    expect(kept("/*! licence */.a{top:0;top:0;left:0}", "a")).toBe(".a{top:0;left:0}");
    const underline = ".a{-webkit-text-decoration:inherit;text-decoration:inherit}";
    expect(kept(underline, "a")).toBe(".a{text-decoration:inherit}");
  });

  test("keyframes that are played, with their percentages", () => {
    const frames = "@keyframes spin{12.5%{top:0}to{top:1px}}";
    expect(kept(`.a{animation:spin 1s linear infinite}${frames}`, "a")).toContain(frames);
    expect(kept(`.a{animation:spin 1s}${frames}`)).toBe("");
    expect(kept(`:root{--animate-spin:spin 1s}.a{animation:var(--animate-spin)}${frames}`, "a")).toContain(
      frames,
    );
  });

  test("variables that are used, also through one another", () => {
    const css = ":root{--one:1px;--two:var(--one);--three:3px;--four:var(--three)}.a{top:var(--two)}";
    expect(kept(css, "a")).toBe(":root{--one:1px;--two:var(--one)}.a{top:var(--two)}");
  });

  test("registered properties that are used, as plain first values in the lowest layer", () => {
    const css =
      '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false;initial-value:0}@property --z{syntax:"*";inherits:false}';
    expect(kept(`${css}.a{top:var(--x);left:var(--y)}`, "a")).toBe(
      "@layer properties{*,::before,::after,::backdrop{--x:initial;--y:0}}.a{top:var(--x);left:var(--y)}",
    );
  });

  test("fonts and the like", () => {
    const css = "@font-face{font-family:A}@view-transition{navigation:auto}";
    expect(kept(css)).toBe(css);
  });
});

test("what has been kept is kept again", () => {
  const css =
    ":root{--one:1px;--two:var(--one)}@layer base{.a{top:var(--two)}.b{top:0}}@keyframes k{to{top:0}}.c{animation:k 1s}";
  const once = kept(css, "a", "c");
  expect(kept(once, "a", "c")).toBe(once);
});
