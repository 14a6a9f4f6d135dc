import { expect, test } from "vitest";
import { rowMistake } from "./row-mistake.ts";

const said = new Error("está vacío; escríbelo.");
const of = (...path: (string | number)[]) =>
  Object.assign(new Error("field error", { cause: said }), { path });
const text = { label: "Respuesta", fields: { es: { label: "Castellano" }, eu: { label: "Euskera" } } };
const entry = {
  fields: { answer: text, pictures: { label: "Imágenes", element: { fields: { alt: text } } } },
};

test("a row says the first field with a mistake, by its titles, and what is wrong with it", () => {
  const mistake = new AggregateError([new AggregateError([of("answer", "eu")]), of("pictures")]);
  expect(rowMistake(entry, mistake)).toBe("Respuesta › Euskera: está vacío; escríbelo.");
  expect(rowMistake(entry, of("pictures", 1, "alt", "es"))).toBe(
    "Imágenes › Respuesta › Castellano: está vacío; escríbelo.",
  );
});

test("a row that is itself the text says only what is wrong", () => {
  expect(rowMistake({}, of())).toBe("está vacío; escríbelo.");
});
