import {
  lutimesSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readPageSettings } from "../../contract/settings.ts";
import { buildSmallSite, temporaryFolder } from "../../tests/parts/small-site.ts";
import { reasonToBuild } from "./needs-build.ts";

const DEFAULTS = readPageSettings({});
const AN_HOUR_AGO = Date.now() / 1000 - 3600;
const IN_AN_HOUR = Date.now() / 1000 + 3600;

async function project(): Promise<{ root: string; dist: string }> {
  const root = temporaryFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "content"));
  mkdirSync(join(root, "src/home"), { recursive: true });
  writeFileSync(join(root, "content/company.yaml"), "name: Harlur\n");
  writeFileSync(join(root, "src/home/Hero.tsx"), "");
  for (const path of ["content/company.yaml", "content", "src/home/Hero.tsx", "src/home", "src"]) {
    utimesSync(join(root, path), AN_HOUR_AGO, AN_HOUR_AGO);
  }
  return { root, dist: await buildSmallSite(root) };
}

test("a site as old as its sources is served as it is", async () => {
  const { root, dist } = await project();
  expect(reasonToBuild(root, dist, DEFAULTS)).toBeNull();
});

test("a missing site is built", async () => {
  const { root } = await project();
  expect(reasonToBuild(root, join(root, "nowhere"), DEFAULTS)).toBe("aún no está construida");
});

test("a changed text means a new build", async () => {
  const { root, dist } = await project();
  utimesSync(join(root, "content/company.yaml"), IN_AN_HOUR, IN_AN_HOUR);
  expect(reasonToBuild(root, dist, DEFAULTS)).toBe("ha cambiado content");
});

test("so does a deleted file", async () => {
  const { root, dist } = await project();
  unlinkSync(join(root, "src/home/Hero.tsx"));
  utimesSync(join(root, "src/home"), IN_AN_HOUR, IN_AN_HOUR);
  expect(reasonToBuild(root, dist, DEFAULTS)).toBe("ha cambiado src");
});

test("a test is not part of the site", async () => {
  const { root, dist } = await project();
  writeFileSync(join(root, "src/home/Hero.test.tsx"), "");
  utimesSync(join(root, "src/home/Hero.test.tsx"), IN_AN_HOUR, IN_AN_HOUR);
  utimesSync(join(root, "src/home"), AN_HOUR_AGO, AN_HOUR_AGO);
  expect(reasonToBuild(root, dist, DEFAULTS)).toBeNull();
});

test("another public address means a new build", async () => {
  const { root, dist } = await project();
  const wanted = readPageSettings({ SITE_URL: "https://www.company.eus" });
  expect(reasonToBuild(root, dist, wanted)).toContain("un ajuste que sale en las páginas");
});

describe("a site that is a link to a publication", () => {
  async function published(sourcesReadAt: number): Promise<{ root: string; dist: string }> {
    const { root, dist } = await project();
    renameSync(dist, join(root, "2026-01-01T00-00-00Z"));
    symlinkSync("2026-01-01T00-00-00Z", dist);
    lutimesSync(dist, sourcesReadAt, sourcesReadAt);
    return { root, dist };
  }

  test("is as old as the sources it was made of, however long the build took", async () => {
    const { root, dist } = await published(AN_HOUR_AGO - 3600);
    expect(reasonToBuild(root, dist, DEFAULTS)).toBe("ha cambiado content");
  });

  test("is not built again after the owner went back to it", async () => {
    const { root, dist } = await published(IN_AN_HOUR);
    expect(reasonToBuild(root, dist, DEFAULTS)).toBeNull();
  });
});
