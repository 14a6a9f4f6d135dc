import { expect, test } from "vitest";
import { namedDrafts } from "./draft-names.ts";
import { linkTo } from "./entries.ts";

test("drafts are told by the names that the editor's menu has, and opened by a link", () => {
  const keys = [
    ["singleton", "home"],
    ["singleton", "home", "window:another"],
    ["collection", "project", "mi-obra"],
    ["collection", "legalText", "aviso-legal.es"],
    ["collection-create", "project"],
    "something else",
    ["singleton", "gone"],
  ];
  expect(namedDrafts(keys)).toEqual([
    { name: "Portada", link: linkTo("/keystatic/singleton/home") },
    { name: "Proyecto mi-obra", link: linkTo("/keystatic/collection/project/item/mi-obra") },
    {
      name: "Texto legal aviso-legal.es",
      link: linkTo("/keystatic/collection/legalText/item/aviso-legal.es"),
    },
    { name: "uno nuevo", link: linkTo("/keystatic/collection/project/create") },
  ]);
});
