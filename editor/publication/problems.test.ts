import { expect, test } from "vitest";
import { contentProblem } from "../../contract/content-problem.ts";
import { linkTo } from "../entries.ts";
import { problemOf } from "./problems.ts";

test("a mistake is told by the names that the editor and the owner use, with a link to its field", () => {
  const field = [
    { key: "equipment", title: "Máquinas" },
    { key: 3, title: "4", name: "Develon DX225LC-7" },
    { key: "tonnage", title: "Tramo" },
  ];
  const place = { file: "content/machinery.yaml", line: 373, field };
  expect(problemOf(contentProblem(place, "used-twice", { name: "uno" }))).toEqual({
    entry: "Maquinaria",
    link: linkTo("/keystatic/singleton/machinery", "Máquinas › 4 › Tramo"),
    field: "Máquinas › Develon DX225LC-7 › Tramo",
    message: "«uno» ya está puesto antes; cámbialo o bórralo.",
  });
});

test("a link carries the entry and the way to the field", () => {
  const { searchParams } = new URL(linkTo("/keystatic/singleton/home", "Cifras › 1"), "http://editor");
  expect(Object.fromEntries(searchParams)).toEqual({
    abrir: "/keystatic/singleton/home",
    campo: "Cifras › 1",
  });
});

test.each([
  ["content/projects/mi-obra.yaml", "/keystatic/collection/project/item/mi-obra"],
  ["content/legal/aviso-legal.es.md", "/keystatic/collection/legalText/item/aviso-legal.es"],
])("%s has an address too", (file, address) => {
  expect(problemOf(contentProblem({ file, field: [] }, "empty")).link).toBe(linkTo(address));
});

test("a picture has a name and no field to go to", () => {
  const place = { file: "content/images/projects/obra.png", field: [] };
  expect(problemOf(contentProblem(place, "unreadable-picture"))).toEqual({
    entry: "Foto projects/obra.png",
    message: "No se puede leer; guárdala otra vez como JPEG o PNG y vuelve a ponerla.",
  });
});
