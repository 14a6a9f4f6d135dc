import { expect, test } from "vitest";
import { inlineScript } from "./inline-script.ts";

/** Runs the text alone, as a document does. */
const run = (script: string) => new Function("window", `return ${script}`);

test("the script calls the function with its facts and the window", () => {
  const script = inlineScript(
    (facts: { key: string }, count: number, browser) => {
      browser.name = `${facts.key} ${count}`;
    },
    { key: "a \"quoted\" 'key'" },
    2,
  );
  const browser = { name: "" };
  run(script)(browser);
  expect(browser.name).toBe("a \"quoted\" 'key' 2");
});

test("comments stay at home, addresses do not", () => {
  const script = inlineScript((browser) => {
    // only for those who read the source
    browser.name = "https://harlur.example";
  });
  expect(script).not.toContain("only for those");
  const browser = { name: "" };
  run(script)(browser);
  expect(browser.name).toBe("https://harlur.example");
});
