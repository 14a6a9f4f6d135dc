import { describe, expect, test } from "vitest";
import { hoistScripts } from "./scripts.ts";

const HEAD = '<html><head><script>before()</script><script type="application/ld+json">{}</script></head>';
const document = (body: string) => `${HEAD}<body>${body}</body></html>`;

describe("the runtime of the islands", () => {
  const { html, file } = hoistScripts(document("<p>Hola</p><script>one()</script><script> two() </script>"));

  test("becomes one file, in its order, named by what is in it", () => {
    expect(file?.text).toBe("one();\ntwo()");
    expect(file?.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
    expect(hoistScripts(document("<script>other()</script>")).file?.path).not.toBe(file?.path);
  });

  test("is fetched at the end of the body", () => {
    expect(html).toBe(
      `${HEAD}<body><p>Hola</p><script type="module" src="${file?.path}"></script></body></html>`,
    );
  });
});

test("scripts of the head, data and modules stay where they are", () => {
  const body = '<script type="module" src="/x.js"></script><script data-before="fleet">now()</script>';
  expect(hoistScripts(document(body))).toEqual({ html: document(body) });
});

test("a document without a body is left alone", () => {
  const html = "<html><head><script>before()</script></head></html>";
  expect(hoistScripts(html)).toEqual({ html });
});
