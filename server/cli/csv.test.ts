import { expect, it } from "vitest";
import * as csv from "./csv.ts";

const toCsv = (...table: Parameters<typeof csv.toCsv>) => csv.toCsv(...table).replace(/^\ufeff/, "");

it("begins with the mark by which Excel knows its letters", () => {
  expect(csv.toCsv(["Teléfono"], [])).toBe('\ufeff"Teléfono"\r\n');
});

it("quotes every text, so that semicolons, quotes and line breaks stay inside", () => {
  expect(toCsv(["a", "b"], [['say "hi"; now', "two\r\nlines"]])).toBe(
    '"a";"b"\r\n"say ""hi""; now";"two\nlines"\r\n',
  );
});

const FORMULAS = ["=1+1", "+34 600", "-1", "@sum(a1)", "＝1", ' "=1', '=HYPERLINK("http://evil")'];
const SEPARATORS = [",", ";", "|", "\t", "\n", "\r\n", " ", "\u00a0"];

it.each(FORMULAS)("makes no formula of %j", (text) => {
  expect(toCsv([], [[text]])).toBe(`\r\n"${text.replace(/^ ?/, "$&'").replaceAll('"', '""')}"\r\n`);
});

/** The cells of a line as a spreadsheet sees them that was told another separator; quotes count for nothing. */
it.each(SEPARATORS)("makes no formula in a cell that begins after %j inside a text", (separator) => {
  for (const formula of FORMULAS) {
    const cells = toCsv([], [[`Ane${separator}${formula}`]]).split(separator.at(-1) ?? "");
    for (const cell of cells) expect(cell).not.toMatch(/^[" ]*[=+\-@＝]\S/);
    expect(cells.some((cell) => /^[" ]*'/.test(cell))).toBe(true);
  }
});

it("leaves a dash between words alone, and shows line ends as line ends", () => {
  expect(toCsv([], [["60 m² - Bakio\r\nhoy"]])).toBe('\r\n"60 m² - Bakio\nhoy"\r\n');
});

it("shows control characters instead of sending them to a terminal", () => {
  const csv = toCsv([], [["\u001b]0;owned\u0007\u009b31m\u202eabc\rdef"]]);
  expect(csv).toBe('\r\n"\\u001b]0;owned\\u0007\\u009b31m\\u202eabc\\u000ddef"\r\n');
});
