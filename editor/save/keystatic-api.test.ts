/** What the editor sends when something is saved, against files on a disk. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { readContent } from "../../src/site/content/read.ts";
import { keystaticApi } from "./keystatic-api.ts";
import { markOf } from "./read-versions.ts";
import { listRemovals } from "./wastebasket.ts";

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
  expect((await send(additions, deletions)).status).toBe(200);
}

/** @param before the files as the window read them */
async function send(
  additions: Record<string, string>,
  deletions: string[] = [],
  before: Record<string, string> = {},
): Promise<Response> {
  const body = JSON.stringify({
    additions: Object.entries(additions).map(([path, contents]) => ({
      path,
      contents: Buffer.from(contents).toString("base64url"),
      ...(before[path] !== undefined && { before: markOf(before[path]) }),
    })),
    deletions: deletions.map((path) => ({ path })),
  });
  const request = new Request("http://127.0.0.1/api/keystatic/update", {
    method: "POST",
    headers: { "no-cors": "1", "Content-Type": "application/json" },
    body,
  });
  return keystaticApi(root)(request);
}

/** A window opens: the editor reads everything. */
async function openWindow(path: string): Promise<string> {
  const request = new Request("http://127.0.0.1/api/keystatic/tree", { headers: { "no-cors": "1" } });
  expect((await keystaticApi(root)(request)).status).toBe(200);
  return text(path);
}

function changed(yaml: string, path: readonly (string | number)[], value: string): string {
  const document = parseDocument(yaml);
  document.setIn(path, value);
  return String(document);
}

describe("two windows on one file", () => {
  const FILE = "questions.yaml";
  const [FIRST, SECOND] = [
    ["questions", 0, "answer", "es"],
    ["questions", 1, "answer", "eu"],
  ];

  test("change two questions: both texts are kept", async () => {
    const read = await openWindow(FILE);
    await save({ [FILE]: changed(read, FIRST ?? [], "Una respuesta nueva.") });
    const answer = await send({ [FILE]: changed(read, SECOND ?? [], "Erantzun berria.") }, [], {
      [FILE]: read,
    });
    expect(answer.status).toBe(200);
    const { questions } = parse(text(FILE));
    expect([questions[0].answer.es, questions[1].answer.eu]).toEqual([
      "Una respuesta nueva.",
      "Erantzun berria.",
    ]);
  });

  test("change the same: nothing is overwritten, and both texts are told", async () => {
    const read = await openWindow(FILE);
    await save({ [FILE]: changed(read, FIRST ?? [], "La primera.") });
    const answer = await send({ [FILE]: changed(read, FIRST ?? [], "La segunda.") }, [], { [FILE]: read });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(
      /Respuesta › \w+\. Aquí: «La segunda\.»\. En el archivo: «La primera\.»/,
    );
    expect(parse(text(FILE)).questions[0].answer.es).toBe("La primera.");
  });

  test("that the editor does not remember: the second is told to read again", async () => {
    await openWindow(FILE);
    const unknown = `${text(FILE)}# de antes\n`;
    expect((await send({ [FILE]: text(FILE) }, [], { [FILE]: unknown })).status).toBe(409);
  });

  test("write one legal text: the date of one and the text of the other", async () => {
    const file = "legal/aviso-legal.es.md";
    const read = await openWindow(file);
    await save({ [file]: read.replace(/updated: .+/, "updated: Enero de 2030") });
    expect((await send({ [file]: `${read}\nOtra línea.\n` }, [], { [file]: read })).status).toBe(200);
    expect(text(file)).toMatch(/updated: Enero de 2030[\s\S]*Otra línea\.\n$/);
  });
});

test("a file that repeats itself by references is not written into", async () => {
  put("content/theme.yaml", "colours: &a {}\n");
  const answer = await send({ "theme.yaml": "colours: {}\n" });
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("«&a»")]);
});

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

test("a project that is gone is in no list, its photographs are gone too, and the wastebasket has them", async () => {
  await save({}, [projectFile(slug)]);
  expect([...parse(text("projects.yaml")).order, ...featured()]).not.toContain(slug);
  expect(existsSync(file(`content/images/${photograph}.webp`))).toBe(false);
  const [removal] = listRemovals(root);
  expect(removal?.files).toEqual(
    expect.arrayContaining([`content/${projectFile(slug)}`, `content/images/${photograph}.webp`]),
  );
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
