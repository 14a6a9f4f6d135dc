import { beforeEach, expect, test } from "vitest";
import { type DraftStorage, windowDrafts } from "./window-drafts.ts";

const HOME = ["singleton", "home"];
const FILE = "home.yaml";
let stored: Map<string, Awaited<ReturnType<DraftStorage["entries"]>>[number]>;
let open: Set<string>;
const FILES = ["home.yaml", "projects/una-obra.yaml"];
let clock = 0;

beforeEach(() => {
  stored = new Map();
  open = new Set();
});

const storage: DraftStorage = {
  entries: async () => [...stored.values()],
  set: async (key, draft, former) => {
    stored.delete(String(former));
    stored.set(String(key), [key, draft]);
  },
  del: async (key) => void stored.delete(String(key)),
};
function openWindow(windowName: string) {
  open.add(windowName);
  return windowDrafts({
    storage,
    windowName,
    openWindows: async () => [...open],
    files: async () => FILES,
    whenNotStored: () => {},
  });
}
const contentsOf = (words: string) => new TextEncoder().encode(words);
const draft = (words: string, treeKey = "-a1", path = FILE) => ({
  savedAt: new Date(clock++),
  beforeTreeKey: treeKey,
  files: new Map([[path, contentsOf(words)]]),
  words,
});

test("a restored draft is saved against the text that it began with, however often it is restored", async () => {
  await openWindow("first").set(HOME, draft("a medias", "-a1"));
  open.clear();
  const second = openWindow("second");
  expect(await second.get(HOME)).toMatchObject({ words: "a medias" });
  await second.set(HOME, draft("algo más", "-b2"));
  open.clear();
  const third = openWindow("third");
  expect(await third.get(HOME)).toMatchObject({ words: "algo más" });
  expect(third.beginningOf(FILE)).toBe("a1");
});

test("undone or saved, the next words begin with what the window has read", async () => {
  await openWindow("first").set(HOME, draft("a medias"));
  open.clear();
  const window = openWindow("second");
  await window.get(HOME);
  await window.del(HOME);
  expect(window.beginningOf(FILE)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test("a window neither takes, replaces nor removes what another is writing", async () => {
  const [first, second] = [openWindow("first"), openWindow("second")];
  await first.set(HOME, draft("la primera"));
  expect(await second.get(HOME)).toBeUndefined();
  await second.set(HOME, draft("la segunda"));
  await second.del(HOME);
  expect(await first.get(HOME)).toMatchObject({ words: "la primera" });
});

test("of two that were killed the newer comes first, and the older after it", async () => {
  await openWindow("first").set(HOME, draft("la primera"));
  await openWindow("second").set(HOME, draft("la segunda"));
  open.clear();
  const window = openWindow("third");
  expect(await window.get(HOME)).toMatchObject({ words: "la segunda" });
  await window.del(HOME);
  expect(await window.get(HOME)).toMatchObject({ words: "la primera" });
});

test("a draft of before windows had names, and no other", async () => {
  await storage.set(HOME, draft("de antes"));
  await storage.set(["singleton", "about"], draft("otra página"));
  expect(await openWindow("first").get(HOME)).toMatchObject({ words: "de antes" });
});

test("what was written in a project that is gone, or has another name, comes back in a new one", async () => {
  const [kept, gone] = ["una-obra", "otra-obra"].map((slug) => ["collection", "project", slug]);
  await storage.set(gone ?? [], draft("lo de la otra"));
  await storage.set(kept ?? [], draft("lo de la una"));
  await storage.set(["collection", "legalText", "aviso"], draft("un texto"));
  const window = openWindow("first");
  const create = ["collection-create", "project"];
  expect(await window.get(create)).toMatchObject({ words: "lo de la otra" });
  await window.del(create);
  expect(await window.get(create)).toBeUndefined();
  expect(await window.get(kept ?? [])).toMatchObject({ words: "lo de la una" });
});

test("what is written while the form is being saved stays, and goes on from what was sent", async () => {
  const window = openWindow("first");
  const sent = { path: FILE, treeKey: "-a1", state: { words: "uno" } };
  await window.sent(sent, [], "c3");
  expect(window.writtenWhileSaving(sent)).toBeUndefined();
  const typed = { words: "uno y dos" };
  expect(window.writtenWhileSaving({ ...sent, state: typed })).toBe(typed);
  expect(window.beginningOf(FILE)).toBe("c3");
  expect(window.writtenWhileSaving({ ...sent, treeKey: "-d4", state: typed })).toBeUndefined();
  expect(window.writtenWhileSaving({ ...sent, path: "about.yaml", state: typed })).toBeUndefined();
});

test("what was saved is no draft from that moment, though the form says once more what it had", async () => {
  const window = openWindow("first");
  const saved = [{ path: FILE, contents: contentsOf("uno") }];
  await window.set(HOME, draft("uno"));
  await window.sent({ path: FILE, treeKey: "-a1", state: {} }, saved, "b2");
  expect(stored.size).toBe(0);
  await window.set(HOME, draft("uno", "-b2"));
  expect(stored.size).toBe(0);
  await window.set(HOME, draft("uno y dos", "-b2"));
  expect(stored.size).toBe(1);
});

test("what was written while the form was being saved is one", async () => {
  const window = openWindow("first");
  await window.set(HOME, draft("uno y dos"));
  await window.sent(
    { path: FILE, treeKey: "-a1", state: {} },
    [{ path: FILE, contents: contentsOf("uno") }],
    "b2",
  );
  expect(stored.size).toBe(1);
});

test("where the browser stores nothing, the form is opened and saved, and its owner is told once", async () => {
  const refused = async () => {
    throw new Error("Internal error opening backing store for indexedDB.open.");
  };
  let told = 0;
  const window = windowDrafts({
    storage: { entries: refused, set: refused, del: refused },
    windowName: "first",
    openWindows: async () => [],
    files: async () => FILES,
    whenNotStored: () => told++,
  });
  expect(await window.get(HOME)).toBeUndefined();
  await window.set(HOME, draft("uno"));
  await window.sent(
    { path: FILE, treeKey: "-a1", state: {} },
    [{ path: FILE, contents: contentsOf("uno") }],
    "b2",
  );
  await window.del(HOME);
  expect(told).toBe(1);
});

test("a project that got another name leaves no draft under the old one", async () => {
  const window = openWindow("first");
  const [old, path] = [["collection", "project", "una-obra"], "projects/otra-obra.yaml"];
  await window.set(old, draft("lo mismo", "-a1", path));
  const saved = [{ path, contents: contentsOf("lo mismo") }];
  await window.sent({ path: "projects/una-obra.yaml", treeKey: "-a1", state: {} }, saved, "b2");
  await window.set(old, draft("lo mismo", "", path));
  expect(stored.size).toBe(0);
});
