/** The texts of an earlier publication, put back into content/; what they replace goes to the wastebasket. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { publishedTexts, readTexts } from "../../server/publication/sources.ts";
import { newRemoval, setAside, takeBackNamed } from "../save/wastebasket.ts";

/** @returns whether that publication has its texts with it */
export function restoreTexts(root: string, id: string): boolean {
  const wanted = publishedTexts(root, id);
  if (!wanted) return false;
  const removal = newRemoval();
  for (const [file, text] of Object.entries(readTexts(root)))
    if (wanted[file] !== text) setAside(root, removal, file);
  for (const [file, text] of Object.entries(wanted)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const all = Object.values(wanted).join("\n");
  takeBackNamed(root, (file) => all.includes(nameIn(file)));
  return true;
}

/** As texts name a photograph or a document: `projects/mi-obra`, `/certificados/iso-9001.pdf` */
const nameIn = (file: string) =>
  file.startsWith("public/")
    ? file.slice("public".length)
    : file.replace(/^content\/images\//, "").replace(/\.\w+$/, "");
