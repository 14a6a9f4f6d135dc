import { expect, test } from "vitest";
import { buildProblems, linkTo, problemOf } from "./problems.ts";

test("a mistake is told by the names that the editor uses, with its address there", () => {
  expect(
    problemOf(
      "content/services.yaml, línea 12, «services.3.title.eu» (Servicios › 4 › Título › Euskara): es largo.",
    ),
  ).toEqual({
    entry: "Servicios",
    link: linkTo("/keystatic/singleton/services", "Servicios › 4 › Título › Euskara"),
    field: "Servicios › 4 › Título › Euskara",
    message: "Es largo.",
  });
});

test("a link carries the entry and the way to the field", () => {
  const { searchParams } = new URL(linkTo("/keystatic/singleton/home", "Cifras › 1"), "http://editor");
  expect(Object.fromEntries(searchParams)).toEqual({
    abrir: "/keystatic/singleton/home",
    campo: "Cifras › 1",
  });
});

test("a project and a legal text have addresses too", () => {
  expect(problemOf("content/projects/mi-obra.yaml, línea 3: no hay nada.").link).toBe(
    linkTo("/keystatic/collection/project/item/mi-obra"),
  );
  expect(problemOf("content/legal/aviso-legal.es.md, línea 3: no hay ningún dato «nif».").link).toBe(
    linkTo("/keystatic/collection/legalText/item/aviso-legal.es"),
  );
});

test("of a build's output only the mistakes are told, or else all of it", () => {
  const output = "Hay un error en el contenido:\n  content/home.yaml, línea 2: sobra «x».\n    at somewhere";
  expect(buildProblems(output).map(({ message }) => message)).toEqual(["Sobra «x»."]);
  expect(buildProblems("No space left").map(({ message }) => message)).toEqual(["No space left"]);
});

test("a picture that the build cannot read is named, without the build's own words", () => {
  const said =
    "[NoImageMetadata] Could not process image metadata for `/srv/web/content/images/projects/obra.png`.\n  Stack trace:\n    at imageMetadata";
  expect(buildProblems(said)).toEqual([
    {
      entry: "Foto projects/obra.png",
      message: "No se puede leer. Guárdala otra vez como JPEG o PNG y vuelve a ponerla.",
    },
  ]);
});
