// @vitest-environment node
/** What an owner does in a year, file by file, on a copy of the content: each change leaves it right and has its effect. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resolvePath } from "../contract/routes.ts";
import { addressesOf } from "../src/site/addresses.ts";
import type { Content } from "../src/site/content/parse-all.ts";
import { readContent, readFolder } from "../src/site/content/read.ts";
import {
  LOST_PROJECT,
  MOVED_PROJECT,
  makeChange,
  NEW_PROJECT,
  OWNER_CHANGES,
  SOLD,
} from "./parts/owner-changes.ts";

const root = mkdtempSync(join(tmpdir(), "owner-"));

beforeAll(() => {
  for (const folder of ["content", "public"]) cpSync(folder, join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

type Effect = (after: Content, before: Content) => void;
const destination = (content: Content, path: string) => resolvePath(path, "es", addressesOf(content));
/** Cookies have hours of their own. */
const textOf = ({ facts: _, cookies: __, ...texts }: Content) => JSON.stringify(texts);

/** What is to be seen after a change, beyond that the content is still right. */
const EFFECTS: Partial<Record<string, Effect>> = {
  "two machines sold and one bought": (after, before) => {
    const { length: now } = after.machinery.equipment;
    const { length: then } = before.machinery.equipment;
    expect(now).toBe(then - Math.min(then, SOLD) + 1);
    if (now !== then) expect(textOf(after)).not.toMatch(new RegExp(`\\b${then} (?:máquinas|makina)`));
  },
  "a project with photographs of a telephone and of 24 megapixels": (after) =>
    expect(destination(after, `/es/proyectos/${NEW_PROJECT}`).kind).toBe("serve"),
  "a project removed, with a successor": (after) =>
    expect(destination(after, `/eu/proyectos/${MOVED_PROJECT}`)).toEqual({
      kind: "redirect",
      path: `/eu/proyectos/${NEW_PROJECT}`,
      permanent: true,
    }),
  "a project removed for good": (after) =>
    expect(destination(after, `/es/proyectos/${LOST_PROJECT}`).kind).toBe("unknown"),
  "a service more": (after, before) =>
    expect(Number(after.facts.eu.services)).toBe(Number(before.facts.eu.services) + 1),
  "another company, telephone and hours": (after, before) => {
    for (const old of [before.company.name, before.company.legalName, before.company.phone])
      expect(textOf(after)).not.toContain(old);
  },
  "another answer time": (after, before) => {
    const { replyHours: old } = before.company;
    // A single number may be the hours of something else.
    if (old.includes("–")) expect(textOf(after)).not.toMatch(new RegExp(`${old}\\s(?:h|ordu)`));
  },
};

describe("an owner makes", () => {
  test.each(Object.keys(OWNER_CHANGES))("%s", async (task) => {
    const [folder, before] = [readFolder(root), readContent(root)];
    await makeChange(task, root);
    expect(readFolder(root)).not.toEqual(folder);
    const after = readContent(root);
    EFFECTS[task]?.(after, before);
  });
});
