import { expect, test } from "vitest";
import { draftNames } from "./draft-names.ts";

test("drafts are told by the names that the editor's menu has", () => {
  const keys = [
    ["singleton", "home"],
    ["singleton", "home", "window:another"],
    ["collection", "project", "mi-obra"],
    ["collection", "legalText", "aviso-legal.es"],
    ["collection-create", "project"],
    "something else",
    ["singleton", "gone"],
  ];
  expect(draftNames(keys)).toEqual([
    "Portada",
    "Proyecto mi-obra",
    "Texto legal aviso-legal.es",
    "uno nuevo",
  ]);
});
