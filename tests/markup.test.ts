/** Every document that was built is valid HTML. */
import { glob, readFile } from "node:fs/promises";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";

const CHECKING_MS = 60_000;

const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // HTML asks an image for a `src` or a `srcset`; the checker knows only the first.
  elements: ["html5", { img: { attributes: { src: { required: false } } } }],
});

/** Astro writes the style of its islands where the first island stands; browsers do not mind. */
const ASTROS_OWN = "<style> element is not permitted as content under <body>";

async function errorsIn(html: string, file: string): Promise<string[]> {
  const { results } = await checker.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => message !== ASTROS_OWN)
      .map(({ line, column, message }) => `${file}:${line}:${column} ${message}`),
  );
}

test(
  "the checker finds no error in any document",
  async () => {
    const files = await Array.fromAsync(glob("dist/**/*.html"));
    expect(files.length).toBeGreaterThan(0);
    const found = await Promise.all(files.map(async (file) => errorsIn(await readFile(file, "utf8"), file)));
    expect(found.flat()).toEqual([]);
  },
  CHECKING_MS,
);

test("it finds one where there is one", async () => {
  const found = await errorsIn(
    "<!doctype html><html lang=es><title>x</title><ul><p>y</p></ul>",
    "wrong.html",
  );
  expect(found).not.toEqual([]);
});
