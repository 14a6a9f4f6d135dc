import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("quotes every text, so that commas, quotes and line breaks stay inside", () => {
  expect(toCsv(["a", "b"], [['say "hi", now', "two\r\nlines"]])).toBe(
    '"a","b"\r\n"say ""hi"", now","two\r\nlines"\r\n',
  );
});

it.each(["=1+1", "+34 600", "-1", "@sum(a1)", "\t=1", "\r=1", '=HYPERLINK("http://evil")'])(
  "makes no formula of %j",
  (text) => {
    expect(toCsv([], [[text]])).toBe(`\r\n"'${text.replaceAll('"', '""')}"\r\n`);
  },
);
