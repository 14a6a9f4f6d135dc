import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepDocument } from "./documents.ts";

const folder = mkdtempSync(join(tmpdir(), "documents-"));
const PDF = Buffer.from("%PDF-1.7\n");

test("a PDF gets a name that is good in an address, and none is overwritten", () => {
  expect(keepDocument(folder, "ISO 50001 (Energía).PDF", PDF)).toBe("/certificados/iso-50001-energia.pdf");
  expect(keepDocument(folder, "../iso 50001 energia.pdf", PDF)).toBe("/certificados/iso-50001-energia-2.pdf");
  expect(readFileSync(join(folder, "certificados/iso-50001-energia.pdf"))).toEqual(PDF);
});

test("what is no PDF is said", () => {
  expect(() => keepDocument(folder, "iso.pdf", Buffer.from("<html>"))).toThrow("no es un PDF");
});
