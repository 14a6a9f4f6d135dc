/** What deploy/ says about the site must be so. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { pageSettingsSchema } from "../contract/settings.ts";
import manifest from "../package.json" with { type: "json" };
import { Metrics } from "../server/http/metrics.ts";
import { NOTHING_KNOWN } from "../server/services/services.ts";

const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");
const BUILD_SETTINGS = Object.keys(pageSettingsSchema.shape);

test("units start programs that are there", () => {
  const programs = globSync("deploy/*.service").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/bin\/node (?:--\S+ )*(\S+\.ts)/g)].map(
      ([, program = ""]) => program,
    ),
  );
  expect(programs.length).toBeGreaterThan(0);
  expect(programs.filter((program) => !existsSync(program))).toEqual([]);
});

test("units and images start the site as npm does", () => {
  const [, , ...words] = manifest.scripts.serve.split(" ");
  const command = `node_modules/.bin/node ${words.join(" ")}`;
  expect(read("site@.service")).toContain(`/${command}\n`);
  expect(read("Containerfile")).toContain(` ${command} `);
  expect(read("Containerfile")).toContain(
    `CMD ${JSON.stringify(command.split(" ")).replaceAll(",", ", ")}\n`,
  );
  expect(manifest.scripts.start).toBe(manifest.scripts.serve.replace("main.ts", "start.ts"));
});

test("images run the Node that npm pins, and take every setting that is in the pages", () => {
  expect(read("Containerfile")).toContain(`node:${manifest.dependencies.node.split(".")[0]}-slim`);
  const taken = [...read("Containerfile").matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
  expect(taken).toEqual(BUILD_SETTINGS);
  const shape = z.object({
    "x-site": z.object({ build: z.object({ args: z.record(z.string(), z.string()) }) }),
  });
  const compose = shape.parse(parse(read("compose.yaml"), { merge: true }));
  expect(Object.keys(compose["x-site"].build.args)).toEqual(BUILD_SETTINGS);
});

test("Prometheus is told of counters that the site has, and docs/operations.md of each", () => {
  const text = new Metrics().text(
    { ...NOTHING_KNOWN, reasons: [] },
    { accepted: 0, delivered: 0, logLinesDropped: 0 },
  );
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const named = [...read("alarms.yaml").matchAll(/\b(?:site|process)_\w+/g)].map(([name]) => name);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const docs = readFileSync("docs/operations.md", "utf8");
  expect(named.filter((name) => !docs.includes(`\`${name}`))).toEqual([]);
});
