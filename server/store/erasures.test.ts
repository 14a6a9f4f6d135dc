import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshFolder } from "../../tests/parts/engines.ts";
import { copyErased, erasedIn, noteErased } from "./erasures.ts";

test("who was erased is read from both lists, also after a line that a full disk cut off", () => {
  const [data, backups] = [freshFolder(), freshFolder()];
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, "erased-messages"), "one\ntw");
  noteErased(data, ["two", "three"]);
  writeFileSync(join(backups, "erased-messages"), "zero\n");
  copyErased(data, backups);
  expect(erasedIn(backups)).toEqual(expect.arrayContaining(["zero", "one", "two", "three"]));
});
