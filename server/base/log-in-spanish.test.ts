import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOG_IN_SPANISH } from "./log-in-spanish.ts";

test("a person at the terminal reads in Spanish whatever the server logs as an error, and nothing else is translated", () => {
  const code = globSync("server/**/*.ts", { exclude: ["**/*.test.ts"] }).map((file) =>
    readFileSync(file, "utf8"),
  );
  const logged = /(?:\.(?:error|fatal)|#complain)\(\s*(?:\{[^}]*\}|[\w[\].]+),\s*"([^"]+)"/g;
  const sentences = code.flatMap((text) => [...text.matchAll(logged)].map(([, sentence = ""]) => sentence));
  expect([...new Set(sentences)].sort()).toEqual(Object.keys(LOG_IN_SPANISH).sort());
});
