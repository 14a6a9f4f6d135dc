import {
  linkSync,
  mkdirSync,
  rmSync,
  statSync,
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
import { marksOfSources, writeMarks } from "./source-marks.ts";

const DEFAULTS = readPageSettings({});

/** A site that was built of its sources just now. */
async function builtProject() {
  const root = temporaryFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  mkdirSync(join(root, "content"));
  mkdirSync(join(root, "src/home"), { recursive: true });
  write("content/company.yaml", "name: Harlur\n");
  write("src/home/Hero.tsx", "");
  const dist = await buildSmallSite(root);
  const marks = join(root, "marks.json");
  writeMarks(marks, marksOfSources(root));
  const reason = (wanted = DEFAULTS, folder = dist) => reasonToBuild(root, folder, marks, wanted);
  const setTime = (path: string, time: Date) => utimesSync(join(root, path), time, time);
  return { root, marks, write, reason, setTime };
}

test("a site is served as it is while its sources are what it was built of", async () => {
  expect((await builtProject()).reason()).toBeNull();
});

test("a missing site is built, and one of which nobody knows what it was built of", async () => {
  const { root, marks, reason, write } = await builtProject();
  expect(reason(DEFAULTS, join(root, "nowhere"))).toBe("aún no está construida");
  write("marks.json", "{");
  expect(reason()).toBe("ha cambiado content");
  rmSync(marks);
  expect(reason()).toBe("ha cambiado content");
});

test("another public address means a new build", async () => {
  const { reason } = await builtProject();
  const wanted = readPageSettings({ SITE_URL: "https://www.company.eus" });
  expect(reason(wanted)).toContain("un ajuste que sale en las páginas");
});

describe("a new build follows", () => {
  test("a changed text", async () => {
    const { write, reason } = await builtProject();
    write("content/company.yaml", "name: Lurra\n");
    expect(reason()).toBe("ha cambiado content");
  });

  test.each(["1970-01-01T00:01:00Z", "2999-01-01T00:00:00Z"])(
    "a text that was copied here with its own time, %s",
    async (time) => {
      const { write, setTime, reason } = await builtProject();
      write("content/company.yaml", "name: Lurrak\n");
      setTime("content/company.yaml", new Date(time));
      setTime("content", new Date(time));
      expect(reason()).toBe("ha cambiado content");
    },
  );

  test("a file that came, went, or has another name", async () => {
    const { root, write, reason } = await builtProject();
    write("src/home/New.tsx", "");
    expect(reason()).toBe("ha cambiado src");
    unlinkSync(join(root, "src/home/New.tsx"));
    expect(reason()).toBeNull();
    linkSync(join(root, "src/home/Hero.tsx"), join(root, "src/home/Head.tsx"));
    unlinkSync(join(root, "src/home/Hero.tsx"));
    expect(reason()).toBe("ha cambiado src");
  });

  test("a change in what a link leads to, as the company's own folder is", async () => {
    const { root, marks, write, reason } = await builtProject();
    mkdirSync(join(root, "company"));
    write("company/notes.md", "Harlur");
    symlinkSync("company", join(root, "public"));
    writeMarks(marks, marksOfSources(root));
    expect(reason()).toBeNull();
    write("company/notes.md", "Lurra");
    expect(reason()).toBe("ha cambiado public");
  });
});

describe("no build follows", () => {
  test.each(["1970-01-01T00:01:00Z", "2999-01-01T00:00:00Z"])(
    "sources that say the same with another time, %s",
    async (time) => {
      const { setTime, reason } = await builtProject();
      for (const path of ["content/company.yaml", "content", "src/home/Hero.tsx", "src/home", "src"])
        setTime(path, new Date(time));
      expect(reason()).toBeNull();
    },
  );

  test("a new test, which is no part of the site", async () => {
    const { write, reason } = await builtProject();
    write("src/home/Hero.test.tsx", "");
    expect(reason()).toBeNull();
  });

  test("a site built by a clock that was not set", async () => {
    const { root, marks, reason } = await builtProject();
    for (const path of [marks, join(root, "dist"), join(root, "dist/.site.json")])
      utimesSync(path, new Date(60_000), new Date(60_000));
    expect(statSync(marks).mtimeMs).toBe(60_000);
    expect(reason()).toBeNull();
  });
});
