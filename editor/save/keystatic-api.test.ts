/** What the editor sends when something is saved, against files on a disk. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { readContent } from "../../src/site/content/read.ts";
import { CAN_MOUNT, mountSmallDisk } from "../../tests/parts/small-disk.ts";
import { keystaticApi } from "./keystatic-api.ts";
import { markOf } from "./read-versions.ts";
import { listRemovals, takeBack } from "./wastebasket.ts";

const [project] = readContent().projects;
const slug = project?.slug ?? "";
const photograph = project?.images[0]?.image ?? "";
const projectFile = (name: string) => `projects/${name}.yaml`;
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

/** @param before the file as the window read it, or its mark; null: there was none; without it, as it is now */
async function send(
  additions: Record<string, string>,
  deletions: string[] = [],
  before?: string | null,
  api = keystaticApi(root),
): Promise<Response> {
  const now = (path: string) => (existsSync(file(`content/${path}`)) ? text(path) : undefined);
  const body = JSON.stringify({
    additions: Object.entries(additions).map(([path, contents]) => {
      const read = before === null ? undefined : (before ?? now(deletions[0] ?? path));
      return {
        path,
        contents: Buffer.from(contents).toString("base64url"),
        before: read === undefined ? null : /^[0-9a-f]{40}$/.test(read) ? read : markOf(read),
      };
    }),
    deletions: deletions.map((path) => ({ path })),
  });
  const request = new Request("http://127.0.0.1/api/keystatic/update", {
    method: "POST",
    headers: { "no-cors": "1", "Content-Type": "application/json" },
    body,
  });
  return api(request);
}

/** A window opens: the editor reads everything. */
async function openWindow(path: string): Promise<string> {
  const request = new Request("http://127.0.0.1/api/keystatic/tree", { headers: { "no-cors": "1" } });
  expect((await keystaticApi(root)(request)).status).toBe(200);
  return text(path);
}

function changed(yaml: string, path: readonly (string | number)[], value: string | string[]): string {
  const document = parseDocument(yaml);
  document.setIn(path, value);
  return String(document);
}

describe("two windows on one file", () => {
  const FILE = "questions.yaml";
  const FIRST = ["questions", 0, "answer", "es"];
  const SECOND = ["questions", 1, "answer", "eu"];
  const answers = () => {
    const { questions } = parse(text(FILE));
    return [questions[0].answer.es, questions[1].answer.eu];
  };
  const BOTH = ["Una respuesta nueva.", "Erantzun berria."];
  const inFirst = (read: string) => ({ [FILE]: changed(read, FIRST, BOTH[0] ?? "") });
  const inSecond = (read: string) => ({ [FILE]: changed(read, SECOND, BOTH[1] ?? "") });

  test("change two questions: both texts are kept", async () => {
    const read = await openWindow(FILE);
    await save(inFirst(read));
    expect((await send(inSecond(read), [], read)).status).toBe(200);
    expect(answers()).toEqual(BOTH);
  });

  test("save at the same moment: both texts are kept", async () => {
    const read = await openWindow(FILE);
    const api = keystaticApi(root);
    await Promise.all([send(inFirst(read), [], read, api), send(inSecond(read), [], read, api)]);
    expect(answers()).toEqual(BOTH);
  });

  test("change the same: nothing is overwritten, and both texts are told", async () => {
    const read = await openWindow(FILE);
    await save({ [FILE]: changed(read, FIRST, "La primera.") });
    const answer = await send({ [FILE]: changed(read, FIRST, "La segunda.") }, [], read);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(
      /Respuesta › \w+\. Aquí: «La segunda\.»\. En el archivo: «La primera\.»/,
    );
    expect(answers()[0]).toBe("La primera.");
  });

  test("who has read both texts and saves again keeps his own, and the other is in the wastebasket", async () => {
    const read = await openWindow(FILE);
    await save(inSecond(changed(read, FIRST, "La primera.")));
    const again = () => send({ [FILE]: changed(read, FIRST, "La segunda.") }, [], read);
    expect((await again()).status).toBe(409);
    expect((await again()).status).toBe(200);
    expect(answers()).toEqual(["La segunda.", BOTH[1]]);
    const [removal] = listRemovals(root);
    expect(removal?.files).toEqual([`content/${FILE}`]);
    expect(readFileSync(file(`publications/.removed/${removal?.id}/content/${FILE}`), "utf8")).toContain(
      "La primera.",
    );
  });

  test("saves again after a third text came in between: it is told too", async () => {
    const read = await openWindow(FILE);
    const again = () => send({ [FILE]: changed(read, FIRST, "La segunda.") }, [], read);
    for (const other of ["La primera.", "La tercera."]) {
      await save({ [FILE]: changed(read, FIRST, other) });
      const answer = await again();
      expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(other)]);
    }
  });

  test("began with a text that the editor does not remember: what differs is told, and the rest kept", async () => {
    const read = await openWindow(FILE);
    const mine = changed(read, FIRST, "La segunda.");
    const answer = await send({ [FILE]: mine }, [], markOf("de otro día"));
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("«La segunda.»")]);
    expect((await send({ [FILE]: mine }, [], markOf("de otro día"))).status).toBe(200);
    expect(answers()[0]).toBe("La segunda.");
  });

  test("goes on with what it sent, though another's text was put together with it", async () => {
    const read = await openWindow(FILE);
    await save(inSecond(read));
    const sent = changed(read, FIRST, "A medias");
    expect((await send({ [FILE]: sent }, [], read)).status).toBe(200);
    expect((await send(inFirst(sent), [], sent)).status).toBe(200);
    expect(answers()).toEqual(BOTH);
  });

  test("write one legal text: the date of one and the text of the other", async () => {
    const file = "legal/aviso-legal.es.md";
    const read = await openWindow(file);
    await save({ [file]: read.replace(/updated: .+/, "updated: Enero de 2030") });
    expect((await send({ [file]: `${read}\nOtra línea.\n` }, [], read)).status).toBe(200);
    expect(text(file)).toMatch(/updated: Enero de 2030[\s\S]*Otra línea\.\n$/);
  });

  test("and the file has a mistake by now: nothing is written over it", async () => {
    const read = await openWindow(FILE);
    put(`content/${FILE}`, "questions: [");
    expect((await send(inFirst(read), [], read)).status).toBe(409);
    expect(text(FILE)).toBe("questions: [");
  });
});

describe("a project open in two windows", () => {
  const FILE = projectFile(slug);
  const NEW_TITLE = "Otro título";
  const withTitle = (yaml: string) => changed(yaml, ["title", "es"], NEW_TITLE);
  const withClient = (yaml: string) => changed(yaml, ["client", "es"], "Otro cliente");

  test("changed in one and renamed in the other: it has the new name and the new text", async () => {
    const read = await openWindow(FILE);
    await save({ [FILE]: withTitle(read) });
    const renamed = projectFile("otro-nombre");
    expect((await send({ [renamed]: withClient(read) }, [FILE], read)).status).toBe(200);
    expect(parse(text(renamed))).toMatchObject({ title: { es: NEW_TITLE }, client: { es: "Otro cliente" } });
  });

  test("renamed to what another window has just called another one: nothing is overwritten", async () => {
    const read = await openWindow(FILE);
    const taken = projectFile("ya-hay-uno");
    put(`content/${taken}`, withTitle(read));
    const answer = await send({ [taken]: read }, [FILE], read);
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("ya hay otro")]);
    expect([text(taken), text(FILE)]).toEqual([withTitle(read), read]);
  });

  test("made in one with a name that the other has just given: nothing is overwritten", async () => {
    const read = await openWindow(FILE);
    const body = { additions: [{ path: FILE, contents: "", before: null }], deletions: [] };
    const request = new Request("http://127.0.0.1/api/keystatic/update", {
      method: "POST",
      headers: { "no-cors": "1", "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    expect((await keystaticApi(root)(request)).status).toBe(409);
    expect(text(FILE)).toBe(read);
  });

  test("removed in one and saved in the other: it is told, and saved again it is back with its photographs", async () => {
    const read = await openWindow(FILE);
    await save({}, [FILE]);
    const again = () => send({ [FILE]: withTitle(read) }, [], read);
    const answer = await again();
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("se ha quitado")]);
    expect(existsSync(file(`content/${FILE}`))).toBe(false);
    expect((await again()).status).toBe(200);
    expect(text(FILE)).toContain(NEW_TITLE);
    expect(existsSync(file(`content/images/${photograph}.webp`))).toBe(true);
  });
});

test("what does not say which text it began with is not written", async () => {
  const request = new Request("http://127.0.0.1/api/keystatic/update", {
    method: "POST",
    headers: { "no-cors": "1", "Content-Type": "application/json" },
    body: JSON.stringify({ additions: [{ path: "home.yaml", contents: "" }], deletions: [] }),
  });
  expect((await keystaticApi(root)(request)).status).toBe(400);
});

test("a file that repeats itself by references is not written into", async () => {
  put("content/theme.yaml", "colours: &a {}\n");
  const answer = await send({ "theme.yaml": "colours: {}\n" });
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("«&a»")]);
});

/** The works that the first service names. */
const works = () => parse(text("services.yaml")).services[0].works as string[];
const nameWork = (name: string) =>
  put("content/services.yaml", changed(text("services.yaml"), ["services", 0, "works"], [name]));
const featured = () => parse(text("home.yaml")).projects.featured as string[];

test("a new project whose answer did not come is created again, and one that differs is not", async () => {
  const created = projectFile("obra-nueva");
  const sent = changed(text(projectFile(slug)), ["title", "es"], "Obra nueva");
  await save({ [created]: sent });
  expect((await send({ [created]: sent }, [], null)).status).toBe(200);
  const other = changed(sent, ["title", "es"], "Otra obra");
  expect((await send({ [created]: other }, [], null)).status).toBe(409);
  expect(parse(text(created)).title.es).toBe("Obra nueva");
});

test("a project whose answer did not come is renamed again", async () => {
  const [from, to] = [projectFile(slug), projectFile("otro-nombre")];
  const read = text(from);
  const sent = { [to]: changed(read, ["title", "es"], "Otro título") };
  await save(sent, [from]);
  const lists = ["projects.yaml", "home.yaml"].map(text);
  expect((await send(sent, [from], read)).status).toBe(200);
  expect(parse(text(to)).title.es).toBe("Otro título");
  expect(["projects.yaml", "home.yaml"].map(text)).toEqual(lists);
});

test("a renamed project leads from its old address to the new one, and stays where it was in every list", async () => {
  nameWork(slug);
  const place = featured().indexOf(slug);
  const comments = text("projects.yaml").match(/^#.*/gm);
  await save({ [projectFile("otra")]: text(projectFile(slug)) }, [projectFile(slug)]);
  const { order, moved } = parse(text("projects.yaml"));
  expect(order[0]).toBe("otra");
  expect(moved).toEqual([{ from: slug, to: "otra" }]);
  expect(featured().indexOf("otra")).toBe(place);
  expect(works()).toEqual(["otra"]);
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
  nameWork(slug);
  await save({}, [projectFile(slug)]);
  expect([...parse(text("projects.yaml")).order, ...featured(), ...works()]).not.toContain(slug);
  expect(existsSync(file(`content/images/${photograph}.webp`))).toBe(false);
  const [removal] = listRemovals(root);
  expect(removal?.files).toEqual(
    expect.arrayContaining([`content/${projectFile(slug)}`, `content/images/${photograph}.webp`]),
  );
});

describe("a project that is brought back", () => {
  const LISTS = ["projects.yaml", "home.yaml", "services.yaml"];
  const bringBack = () => takeBack(root, listRemovals(root)[0]?.id ?? "");

  test("has its old place in every list again", async () => {
    nameWork(slug);
    const before = LISTS.map((list) => parse(text(list)));
    await save({}, [projectFile(slug)]);
    expect(bringBack()).toBe(true);
    expect(LISTS.map((list) => parse(text(list)))).toEqual(before);
  });

  test("leaves a list alone that was changed meanwhile, and what else that file says", async () => {
    await save({}, [projectFile(slug)]);
    const document = parseDocument(text("projects.yaml"));
    document.setIn(["order"], ["otra"]);
    put("content/projects.yaml", String(document));
    bringBack();
    expect(parse(text("projects.yaml")).order).toEqual(["otra"]);
    expect(featured()).toContain(slug);
  });
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

test.runIf(CAN_MOUNT)("a full disk leaves the file as it was, and says so (needs root)", async () => {
  const { folder } = mountSmallDisk(300);
  const [path, before] = ["subjects.yaml", text("subjects.yaml")];
  mkdirSync(join(folder, "content"));
  writeFileSync(join(folder, "content", path), before);
  writeFileSync(join(folder, "large"), "x".repeat(280_000));
  const longer = before.replace(/es: .*/, `es: ${"Una obra larga. ".repeat(3000)}`);
  const answer = await send({ [path]: longer }, [], before, keystaticApi(folder));
  expect([answer.status, await answer.text()]).toEqual([507, expect.stringContaining("no queda sitio")]);
  expect(readFileSync(join(folder, "content", path), "utf8")).toBe(before);
});

test("the machines of a tonnage band that gets another name go along", async () => {
  const { bands, equipment } = parse(text("machinery.yaml"));
  const renamed = bands.reduce(
    (yaml: string, _: unknown, index: number) => changed(yaml, ["bands", index, "id"], `tramo-${index}`),
    text("machinery.yaml"),
  );
  await save({ "machinery.yaml": renamed });
  const tonnages = (machines: readonly { tonnage?: string }[]) => machines.map(({ tonnage }) => tonnage);
  const names = new Map(bands.map(({ id }: { id: string }, index: number) => [id, `tramo-${index}`]));
  expect(tonnages(parse(text("machinery.yaml")).equipment)).toEqual(
    tonnages(equipment).map((tonnage) => tonnage && names.get(tonnage)),
  );
});

test("what names a type, a subcategory or a sector follows when that gets another name", async () => {
  const machinery = parse(text("machinery.yaml"));
  const { machines: named } = parse(text("services.yaml")).services.find(
    ({ machines = [] }: { machines?: string[] }) => machines.length > 0,
  );
  const category = machinery.categories.findIndex(({ subcategories }: { subcategories: { id: string }[] }) =>
    subcategories.some(({ id }) => id === named[0]),
  );
  const place = machinery.categories[category].subcategories.findIndex(
    ({ id }: { id: string }) => id === named[0],
  );
  const subcategory = ["categories", category, "subcategories", place, "id"];
  const renamed = changed(
    changed(text("machinery.yaml"), subcategory, "otras"),
    ["types", 0, "id"],
    "otro-tipo",
  );
  await save({ "machinery.yaml": renamed });
  const namesOf = (file: string) => text(file).match(/[\w-]+/g) ?? [];
  const count = (names: readonly string[], name: string) => names.filter((one) => one === name).length;
  const typesOf = (machines: { type: string }[]) => machines.map(({ type }) => type);
  expect(count(typesOf(parse(text("machinery.yaml")).equipment), "otro-tipo")).toBe(
    count(typesOf(machinery.equipment), machinery.types[0].id),
  );
  expect(namesOf("services.yaml")).not.toContain(named[0]);
  expect(namesOf("services.yaml")).toContain("otras");

  const { sector } = parse(text(projectFile(slug)));
  const { sectors } = parse(text("projects.yaml"));
  const index = sectors.findIndex(({ id }: { id: string }) => id === sector);
  await save({ "projects.yaml": changed(text("projects.yaml"), ["sectors", index, "id"], "otro-sector") });
  expect(parse(text(projectFile(slug))).sector).toBe("otro-sector");
});
