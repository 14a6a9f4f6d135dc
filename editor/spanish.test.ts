import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { spanishWords } from "./spanish.ts";

/** What the browser gets of Keystatic. */
const code = globSync(["node_modules/@keystatic/core/dist/*.js", "node_modules/@keystar/ui/dist/*.js"], {
  exclude: (file) => /\.(?:worker|node|react-server)\./.test(file),
})
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const translated = spanishWords.transform.handler(code);

test.each([
  'children: "Unsaved"',
  'primaryActionLabel: "Yes, delete"',
  'children: "Empty list"',
  'children: "Add the first item to see it here."',
  'toastQueue.positive("Entry created"',
  "plural: 'entries'",
  "name: 'Name'",
  '"aria-label": "Open app navigation"',
  '"aria-label": "theme"',
  '"aria-label": "show search"',
  '"aria-label": "Loading Item"',
  'children: ["Restored draft from "',
  "label: 'Light'",
  "undefined : '…'",
])("an owner does not read %s", (english) => {
  // Its whole code would be too much to read.
  expect(code.includes(english)).toBe(true);
  expect(translated.includes(english)).toBe(false);
});
