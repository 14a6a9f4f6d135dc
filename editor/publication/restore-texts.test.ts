import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readTexts, writeSources } from "../../server/publication/sources.ts";
import { listRemovals, newRemoval, setAside } from "../save/wastebasket.ts";
import { restoreTexts } from "./restore-texts.ts";

const ID = "2026-01-01T08-00-00.000Z";

test("the texts of a publication come back with their photographs, and what was written since is kept", () => {
  const root = mkdtempSync(join(tmpdir(), "restore-"));
  const at = (file: string) => join(root, file);
  const put = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  put("content/home.yaml", "image: projects/obra\n");
  put("content/legal/aviso.es.md", "antes\n");
  put("content/images/projects/obra.webp", "una foto");
  mkdirSync(at(`publications/${ID}`), { recursive: true });
  writeSources(at(`publications/${ID}`), { sources: {}, texts: readTexts(root) });

  put("content/home.yaml", "otra cosa\n");
  put("content/projects/nueva.yaml", "title: nueva\n");
  setAside(root, newRemoval(new Date(Date.now() - 1000)), "content/images/projects/obra.webp");
  expect(restoreTexts(root, ID)).toBe(true);
  expect(readFileSync(at("content/home.yaml"), "utf8")).toBe("image: projects/obra\n");
  expect(existsSync(at("content/projects/nueva.yaml"))).toBe(false);
  expect(existsSync(at("content/images/projects/obra.webp"))).toBe(true);
  expect(listRemovals(root)[0]?.files.sort()).toEqual(["content/home.yaml", "content/projects/nueva.yaml"]);
  expect(restoreTexts(root, "2025-01-01T08-00-00.000Z")).toBe(false);
});
