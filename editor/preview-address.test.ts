import { expect, test } from "vitest";
import { LIST_PREVIEWS, PREVIEWS } from "./entries.ts";
import { previewOf } from "./preview-address.ts";

const open = (path: string) =>
  previewOf(`/keystatic/${path}`, new Map(Object.entries(PREVIEWS)), new Map(Object.entries(LIST_PREVIEWS)));

test.each([
  ["singleton/home", "/es/", ""],
  ["singleton/subjects", "/es/contacto", ""],
  ["collection/project/item/mi-obra", "/es/proyectos/mi-obra", ""],
  ["collection/project", "/es/proyectos", ""],
  ["collection/project/create", "/es/proyectos", ""],
  ["collection/legalText/item/aviso-legal.eu", "/es/aviso-legal", "eu"],
  ["collection/legalText/item/aviso-legal.es", "/es/aviso-legal", "es"],
])("%s is seen at %s", (path, address, language) => {
  expect(open(path)).toEqual({ address, language });
});

test("what no page shows leaves the preview as it is", () => {
  expect(open("singleton/terms")).toBeUndefined();
  expect(previewOf("/keystatic", new Map(), new Map())).toBeUndefined();
});
