import { expect, test } from "vitest";
import { addFiles, unreadableFiles } from "./picked-files.ts";

const fileOf = (name: string, type: string) => new File(["x"], name, { type });
const codeOf = (name: string, type: string) => addFiles([], [fileOf(name, type)]).refused[0]?.code;

test.each([
  ["obra.jpg", "image/jpeg"],
  ["sin nombre", "application/pdf"],
  ["IMG_0001.HEIC", ""],
  ["IMG_0001.heif", "application/octet-stream"],
  ["plano.PDF", ""],
  ["foto.JPEG", ""],
  ["foto.webp", "application/octet-stream"],
])("%s of type «%s» is taken", (name, type) => {
  expect(codeOf(name, type)).toBeUndefined();
});

test.each([
  ["plano.dwg", ""],
  ["plano.pdf.exe", ""],
  ["pdf", ""],
  ["plano.pdf", "application/msword"],
  ["foto.gif", "image/gif"],
])("%s of type «%s» is not", (name, type) => {
  expect(codeOf(name, type)).toBe("kind");
});

test("files that cannot be read any more are found by their places", async () => {
  const { files } = addFiles(
    [],
    [1, 2, 3].map((number) => fileOf(`${number}.jpg`, "image/jpeg")),
  );
  const gone = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  for (const place of [0, 2]) {
    const { file } = files[place] ?? {};
    if (file) file.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
  }
  expect(await unreadableFiles(files)).toEqual([0, 2]);
});
