import { expect, test } from "vitest";
import { MAXIMUM_FILES } from "./attachments.ts";
import { type FileError, fileErrorSentences } from "./contact-messages.ts";
import { LANGUAGES } from "./languages.ts";

const refused = (count: number, code: FileError["code"]) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index + 1}.jpg`, code }));

test("each reason is one sentence that names its files, the first ones of many", () => {
  expect(fileErrorSentences([], "es")).toBe("");
  expect(fileErrorSentences(refused(1, "empty"), "es")).toMatch(/^1\.jpg: el archivo está vacío\. [^:]+$/);
  expect(fileErrorSentences(refused(3, "empty"), "es")).toMatch(/^1\.jpg, 2\.jpg, 3\.jpg: los archivos est/);
  expect(fileErrorSentences(refused(40, "tooMany"), "es")).toMatch(
    new RegExp(`^1\\.jpg, 2\\.jpg y 38 más: ya hay ${MAXIMUM_FILES} archivos[^:]+$`),
  );
  expect(fileErrorSentences(refused(40, "kind"), "eu")).toMatch(/^1\.jpg, 2\.jpg eta beste 38: ez dira /);
});

test.each(LANGUAGES)("two reasons are two sentences (%s)", (language) => {
  const both = fileErrorSentences([...refused(1, "kind"), { name: "a.pdf", code: "tooLarge" }], language);
  expect(both).toMatch(/^1\.jpg: .+\. a\.pdf: .+\.$/);
});

test("a name is told as it is", () => {
  expect(fileErrorSentences([{ name: "$&.jpg", code: "kind" }], "es")).toMatch(/^\$&\.jpg: no es/);
});
