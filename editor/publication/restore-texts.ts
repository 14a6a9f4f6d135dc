/** The texts of an earlier publication, put back into content/; what they replace goes to the wastebasket. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { publishedTexts, readTexts } from "../../server/publication/sources.ts";
import { newRemoval, setAside, takeBackNamedIn } from "../save/wastebasket.ts";

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
  takeBackNamedIn(root, Object.values(wanted).join("\n"));
  return true;
}
