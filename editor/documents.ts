/** Certificates from a computer, kept in public/ under a name that is good in an address. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UploadError } from "./pictures.ts";
import { slugOf } from "./slug.ts";

export const DOCUMENT_FOLDER = "/certificados/";

/** @returns its address, like `/certificados/iso-9001.pdf` */
export function keepDocument(publicFolder: string, file: string, bytes: Buffer): string {
  if (!bytes.subarray(0, 1024).includes("%PDF-"))
    throw new UploadError("Este archivo no es un PDF. Guárdalo como PDF y vuelve a elegirlo.");
  const wanted = `${DOCUMENT_FOLDER}${slugOf(file.replace(/\.\w+$/, ""))}`;
  let address = `${wanted}.pdf`;
  for (let number = 2; existsSync(join(publicFolder, address)); number++) address = `${wanted}-${number}.pdf`;
  mkdirSync(join(publicFolder, DOCUMENT_FOLDER), { recursive: true });
  writeFileSync(join(publicFolder, address), bytes);
  return address;
}
