import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { temporaryFolder } from "../../tests/parts/small-site.ts";
import { LOOK_AT_THIS, STEPS } from "../publication/owner-messages.ts";

test("what was hardly meant so is told before the pages are drawn, and they are drawn all the same", () => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const machinery = parse(readFileSync("content/machinery.yaml", "utf8"));
  const [band] = machinery.bands;
  machinery.equipment = machinery.equipment.filter(
    ({ tonnage }: { tonnage?: string }) => tonnage !== band.id,
  );
  symlinkSync(resolve("src"), join(folder, "src"));
  mkdirSync(join(folder, "content"));
  writeFileSync(join(folder, "content/machinery.yaml"), stringify(machinery));
  const { stdout } = spawnSync(process.execPath, [resolve("server/cli/publish.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  const [, told = "", drawn] = stdout.split(new RegExp(`${LOOK_AT_THIS}\n|${STEPS.draw}`));
  expect(told).toMatch(/^ {2}! Maquinaria › .*: Ninguna máquina es del tramo/);
  expect(told).toContain(`«${band.title.es}»`);
  expect(drawn).toBeDefined();
});
