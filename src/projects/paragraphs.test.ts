import { expect, test } from "vitest";
import { paragraphs } from "./paragraphs.ts";

test.each([
  ["Uno.", ["Uno."]],
  ["Uno.\n\nDos.", ["Uno.", "Dos."]],
  ["Uno.\n  \n\n\nDos.\n\n", ["Uno.", "Dos."]],
  ["Una línea\nque sigue.\n\nDos.", ["Una línea\nque sigue.", "Dos."]],
  ["", []],
])("%j is split on its blank lines", (text, expected) => {
  expect(paragraphs(text)).toEqual(expected);
});
