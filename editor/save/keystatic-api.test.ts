/** What the editor sends when something is saved, against files on a disk. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { readContent } from "../../src/site/content/read.ts";
import { keystaticApi } from "./keystatic-api.ts";

const [project] = readContent().projects;
const slug = project?.slug ?? "";
const photograph = project?.images[0]?.image ?? "";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "saved-"));
  cpSync("content", join(root, "content"), {
    recursive: true,
    filter: (path) => !path.startsWith("content/images"),
  });
  put(`content/images/${photograph}.webp`, "a photograph");
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (path: string) => join(root, path);
const text = (path: string) => readFileSync(file(`content/${path}`), "utf8");
function put(path: string, contents: string): void {
  mkdirSync(dirname(file(path)), { recursive: true });
  writeFileSync(file(path), contents);
}

async function save(additions: Record<string, string>, deletions: string[] = []): Promise<void> {
  const body = JSON.stringify({
    additions: Object.entries(additions).map(([path, contents]) => ({
      path,
      contents: Buffer.from(contents).toString("base64url"),
    })),
    deletions: deletions.map((path) => ({ path })),
  });
  const request = new Request("http://127.0.0.1/api/keystatic/update", {
    method: "POST",
    headers: { "no-cors": "1", "Content-Type": "application/json" },
    body,
  });
  const { status } = await keystaticApi(root)(request);
  expect(status).toBe(200);
}

const projectFile = (name: string) => `projects/${name}.yaml`;
const featured = () => parse(text("home.yaml")).projects.featured as string[];

test("a renamed project leads from its old address to the new one, and stays where it was in every list", async () => {
  const place = featured().indexOf(slug);
  const comments = text("projects.yaml").match(/^#.*/gm);
  await save({ [projectFile("otra")]: text(projectFile(slug)) }, [projectFile(slug)]);
  const { order, moved } = parse(text("projects.yaml"));
  expect(order[0]).toBe("otra");
  expect(moved).toEqual([{ from: slug, to: "otra" }]);
  expect(featured().indexOf("otra")).toBe(place);
  expect(text("projects.yaml").match(/^#.*/gm)).toEqual(comments);

  await save({ [projectFile("tercera")]: text(projectFile("otra")) }, [projectFile("otra")]);
  expect(parse(text("projects.yaml")).moved).toEqual([
    { from: slug, to: "tercera" },
    { from: "otra", to: "tercera" },
  ]);

  await save({ [projectFile(slug)]: text(projectFile("tercera")) }, [projectFile("tercera")]);
  expect(parse(text("projects.yaml")).moved).toEqual([
    { from: "otra", to: slug },
    { from: "tercera", to: slug },
  ]);
});

test("a project that is gone is in no list, and its photographs are gone too", async () => {
  await save({}, [projectFile(slug)]);
  expect([...parse(text("projects.yaml")).order, ...featured()]).not.toContain(slug);
  expect(existsSync(file(`content/images/${photograph}.webp`))).toBe(false);
});

test("a replaced photograph's file is removed, unless something else shows it", async () => {
  const other = `${photograph}-nueva`;
  put(`content/images/${other}.webp`, "another");
  const replaced = text(projectFile(slug)).replaceAll(`${photograph}\n`, `${other}\n`);
  put("content/projects/copia.yaml", text(projectFile(slug)));
  await save({ [projectFile(slug)]: replaced });
  expect(existsSync(file(`content/images/${photograph}.webp`))).toBe(true);
  await save({}, [projectFile("copia")]);
  expect(existsSync(file(`content/images/${photograph}.webp`))).toBe(false);
  expect(existsSync(file(`content/images/${other}.webp`))).toBe(true);
});

test("nothing is removed while a file cannot be read", async () => {
  put("content/questions.yaml", "questions: [");
  await save({}, [projectFile(slug)]);
  expect(existsSync(file(`content/images/${photograph}.webp`))).toBe(true);
});
