import { expect, test } from "vitest";
import { mergeEdits } from "./merge-edits.ts";

const question = (id: string, es: string, eu = es) => ({ id, answer: { es, eu } });
const base = { title: "Preguntas", questions: [question("a", "uno"), question("b", "dos")] };

test("two questions of one file, changed in two windows, are both kept", () => {
  const here = { ...base, questions: [question("a", "uno, mejor"), question("b", "dos")] };
  const there = { ...base, questions: [question("a", "uno"), question("b", "dos", "bi")] };
  expect(mergeEdits({ base, here, there })).toEqual({
    merged: { ...base, questions: [question("a", "uno, mejor"), question("b", "dos", "bi")] },
    conflicts: [],
  });
});

test("the same text changed in two ways is nobody's to decide", () => {
  const here = { ...base, title: "Dudas" };
  const there = { ...base, title: "Consultas" };
  expect(mergeEdits({ base, here, there }).conflicts).toEqual([
    { path: ["title"], here: "Dudas", there: "Consultas" },
  ]);
});

test("entries that came, went and moved", () => {
  const [a, b] = base.questions;
  if (!a || !b) throw new Error("two of them");
  const added = { ...base, questions: [a, b, question("c", "tres")] };
  const moved = { ...base, questions: [b, a] };
  const removed = { ...base, questions: [b] };
  expect(mergeEdits({ base, here: added, there: moved }).merged).toEqual({
    ...base,
    questions: [b, a, question("c", "tres")],
  });
  expect(mergeEdits({ base, here: removed, there: added }).merged).toEqual({
    ...base,
    questions: [b, question("c", "tres")],
  });
});

test("an entry removed in one window and changed in the other is asked about", () => {
  const here = { ...base, questions: [question("b", "dos")] };
  const there = { ...base, questions: [question("a", "uno, mejor"), question("b", "dos")] };
  expect(mergeEdits({ base, here, there }).conflicts).toHaveLength(1);
});

test("a list without names whose length changed on both sides is asked about", () => {
  const lists = { base: ["a", "b"], here: ["a"], there: ["a", "b", "c"] };
  expect(mergeEdits(lists).conflicts).toHaveLength(1);
  expect(mergeEdits({ ...lists, here: ["x", "b"], there: ["a", "y"] }).merged).toEqual(["x", "y"]);
});
