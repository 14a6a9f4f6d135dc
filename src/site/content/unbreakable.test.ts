import { expect, test } from "vitest";
import { tieConjunctions, unbreakable } from "./unbreakable.ts";

/** `_` stands for a space that holds. */
const shown = (text: string) => unbreakable(text).replaceAll("\u00a0", "_");

test.each([
  ["una cisterna de 13.000 litros", "una cisterna de 13.000_litros"],
  ["camiones de 3 y 4 ejes; 50.000 m³ de roca", "camiones de 3 y 4_ejes; 50.000_m³ de roca"],
  ["en 24–48 h laborables", "en 24–48_h laborables"],
  ["como mínimo 5 años", "como mínimo 5_años"],
  ["3 eta 4 ardatzeko kamioiak", "3 eta 4_ardatzeko kamioiak"],
])("a number stays with its unit: %s", (text, bound) => {
  expect(shown(text)).toBe(bound);
});

test.each([
  ["de 27 de abril de 2016, General", "de 27_de_abril de_2016, General"],
  ["2016ko apirilaren 27koa", "2016ko apirilaren_27koa"],
])("a date stays whole: %s", (text, bound) => {
  expect(shown(text)).toBe(bound);
});

test.each([
  ["el artículo 6.1 y la Ley 34/2002", "el artículo_6.1 y la Ley_34/2002"],
  ["la Ley Orgánica 3/2018", "la Ley Orgánica_3/2018"],
  ["según ISO 14001", "según ISO_14001"],
  [
    "10. artikulua betez, 34/2002 Legearen 22.2 artikulua",
    "10._artikulua betez, 34/2002_Legearen 22.2_artikulua",
  ],
])("a law is named on one line: %s", (text, bound) => {
  expect(shown(text)).toBe(bound);
});

test.each([
  ["calle Jorge Juan, 6, 28001 Madrid", "calle Jorge Juan,_6, 28001_Madrid"],
  ["Harkaitzpe Industrialdea, 7", "Harkaitzpe Industrialdea,_7"],
  ["94 600 00 00", "94_600_00_00"],
])("an address keeps its number: %s", (text, bound) => {
  expect(shown(text)).toBe(bound);
});

test("in a narrow column a conjunction stands with what follows", () => {
  expect(tieConjunctions("Pinzas, cizallas y desbrozadoras").replaceAll("\u00a0", "_")).toBe(
    "Pinzas, cizallas y_desbrozadoras",
  );
  expect(tieConjunctions("birringailuak eta makinak")).toBe("birringailuak eta\u00a0makinak");
  expect(tieConjunctions("Ley 3 de obras")).toBe("Ley 3 de obras");
});

test("no line begins with a middle dot", () => {
  expect(shown("Anexo 0 · Edición 3 · 22/02/10")).toBe("Anexo_0_· Edición_3_· 22/02/10");
});

test("words that only look alike are left alone", () => {
  for (const text of [
    "En 1977 empezamos",
    "los 23 maquinistas",
    "MAN TGS 26.440 6x4",
    "en Mungia, 40 personas",
  ])
    expect(shown(text)).toBe(text);
});
