import { expect, test } from "vitest";
import { withoutCutWords } from "./cut-words.ts";

test("words that a PDF cut at the end of a line are whole again where they are pasted", () => {
  const pasted = "obra civil y trans-\nporte con maqui- \nnaria y tra\u00ADbajo";
  expect(withoutCutWords("", pasted)).toBe("obra civil y transporte con maquinaria y trabajo");
  expect(withoutCutWords("Antes: . Después", `Antes: ${pasted}. Después`)).toBe(
    "Antes: obra civil y transporte con maquinaria y trabajo. Después",
  );
});

test("a list, a name in capitals, a range and what is typed stay as they are", () => {
  for (const text of ["- uno\n- dos", "la BI-\n631", "Mungia -\nLarrauri", "de 8-\n10"])
    expect(withoutCutWords("", text)).toBe(text);
  expect(withoutCutWords("ida-\n", "ida-\ny")).toBe("ida-\ny");
  expect(withoutCutWords("ida-\ny", "ida-\n")).toBe("ida-\n");
});
