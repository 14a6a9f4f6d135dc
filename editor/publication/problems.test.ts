import { expect, test } from "vitest";
import { buildProblems, problemOf } from "./problems.ts";

test("a mistake is told by the names that the editor uses, with its address there", () => {
  expect(
    problemOf(
      "content/services.yaml, línea 12, «services.3.title.eu» (Servicios › 4 › Título › Euskara): es largo.",
    ),
  ).toEqual({
    entry: "Servicios",
    address: "/keystatic/singleton/services",
    field: "Servicios › 4 › Título › Euskara",
    message: "Es largo.",
  });
});

test("a project and a legal text have addresses too", () => {
  expect(problemOf("content/projects/mi-obra.yaml, línea 3: no hay nada.").address).toBe(
    "/keystatic/collection/project/item/mi-obra",
  );
  expect(problemOf("content/legal/aviso-legal.es.md, línea 3: no hay ningún dato «nif».").address).toBe(
    "/keystatic/collection/legalText/item/aviso-legal.es",
  );
});

test("of a build's output only the mistakes are told, or else all of it", () => {
  const output = "Hay un error en el contenido:\n  content/home.yaml, línea 2: sobra «x».\n    at somewhere";
  expect(buildProblems(output).map(({ message }) => message)).toEqual(["Sobra «x»."]);
  expect(buildProblems("No space left").map(({ message }) => message)).toEqual(["No space left"]);
});
