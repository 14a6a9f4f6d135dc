import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { listRemovals, newRemoval, setAside, takeBack, takeBackNamedIn } from "./wastebasket.ts";

let root = "";
const PROJECT = "content/projects/mi-obra.yaml";
const PICTURE = "content/images/projects/mi-obra.webp";
const at = (file: string) => join(root, file);
function put(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "wastebasket-"));
  put(PROJECT, "una obra");
  put(PICTURE, "una foto");
});

test("a removed project comes back with its photograph", () => {
  const removal = newRemoval();
  for (const file of [PROJECT, PICTURE]) setAside(root, removal, file);
  expect(existsSync(at(PROJECT))).toBe(false);
  const [removed] = listRemovals(root);
  expect(removed?.files.sort()).toEqual([PICTURE, PROJECT]);
  expect(takeBack(root, removed?.id ?? "")).toBe(true);
  expect(readFileSync(at(PICTURE), "utf8")).toBe("una foto");
  expect(listRemovals(root)).toEqual([]);
});

test("what is there by now is kept when something comes back over it", () => {
  const removal = newRemoval();
  setAside(root, removal, PROJECT);
  put(PROJECT, "otra obra del mismo nombre");
  takeBack(root, removal);
  expect(readFileSync(at(PROJECT), "utf8")).toBe("una obra");
  takeBack(root, listRemovals(root)[0]?.id ?? "");
  expect(readFileSync(at(PROJECT), "utf8")).toBe("otra obra del mismo nombre");
});

test("two removals at once are two", () => {
  const removals = Array.from({ length: 50 }, () => newRemoval());
  expect(new Set(removals).size).toBe(50);
});

test("after thirty days it is gone for good, but not the last hundred, nor what a clock of 1970 put there", () => {
  const removals = ["1970-01-01T08:00:00Z", ...Array(101).fill("2026-01-01T08:00:00Z")].map((time, index) => {
    const removal = newRemoval(new Date(Date.parse(time) + index));
    put(PROJECT, `${index}`);
    setAside(root, removal, PROJECT);
    return removal;
  });
  expect(listRemovals(root, new Date("2026-01-31T07:00:00Z"))).toHaveLength(102);
  const left = listRemovals(root, new Date("2036-01-31T09:00:00Z")).map(({ id }) => id);
  expect(left).toHaveLength(101);
  expect(left).not.toContain(removals[1]);
  expect(left).toContain(removals[0]);
  expect(takeBack(root, removals[1] ?? "")).toBe(false);
  expect(takeBack(root, removals[2] ?? "")).toBe(true);
});

test("photographs that texts name again are fetched from it", () => {
  setAside(root, newRemoval(), PICTURE);
  takeBackNamedIn(root, "image: projects/mi-obra\n");
  expect(existsSync(at(PICTURE))).toBe(true);
});

test.each(["../../content", "", "2026"])("no other folder is a removal: %s", (id) => {
  expect(takeBack(root, id)).toBe(false);
});
