import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts that run are named by their exact text", () => {
  const { scripts } = inlineHashes(
    `<script>one()</script><script type="module" src="/a.js"></script><SCRIPT type=module> two() </SCRIPT>
     <script type="speculationrules">{"prefetch":[]}</script><script>one()</script>`,
  );
  expect(scripts).toEqual([hash("one()"), hash(" two() "), hash('{"prefetch":[]}')]);
});

test("data is not code", () => {
  expect(inlineHashes('<script type="application/ld+json">{"@type":"WebPage"}</script>').scripts).toEqual([]);
});

test("what stands in a comment or in another tag's attribute is not a script", () => {
  const html = `<!-- <script>no()</script> --><a title="<script>no()</script>">a</a><i data-x='>' ></i><script>yes()</script>`;
  expect(inlineHashes(html).scripts).toEqual([hash("yes()")]);
});

test("styles are named too, and style attributes as the browser reads them", () => {
  const { styles, styleAttributes } = inlineHashes(
    `<style>p{margin:0}</style><p style="color:red">a</p><p style='font-family:&quot;Archivo&#34;&#x27;'>b</p>`,
  );
  expect(styles).toEqual([hash("p{margin:0}")]);
  expect(styleAttributes).toEqual([hash("color:red"), hash(`font-family:"Archivo"'`)]);
});

test("only the build's own code is named: nothing within a text of the owner's", () => {
  const html = `<div data-owner-text=""><p style="color:red"><script>no()</script></p></div><script>yes()</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [hash("yes()")], styles: [], styleAttributes: [] });
});
