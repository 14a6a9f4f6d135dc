/**
 * Astro names each size of a picture with two random-looking words, which do not compress. Here all sizes of a picture
 * share one: `/_astro/hero-800.k3Jf9a.avif`.
 */
import { glob, readFile, rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import { shortHash } from "./short-hash.ts";

/** name, hash of the source, hash of the size, format, and in a `srcset` the width */
const ADDRESS = /\/_astro\/([\w-]+)\.([\w-]{8})_([\w-]+)\.(avif|webp)(?: (\d+)w)?/g;

/** Renames the files and returns old addresses with their new ones. */
export async function renamePictures(
  documents: readonly string[],
  folder: string,
): Promise<Map<string, string>> {
  const widths = new Map<string, string>();
  const families = new Map<string, Set<string>>();
  for (const html of documents) {
    for (const [match, name = "", source = "", , , width] of html.matchAll(ADDRESS)) {
      const address = match.split(" ")[0] ?? match;
      if (width) widths.set(address, width);
      const family = `${name}.${source}`;
      families.set(family, (families.get(family) ?? new Set()).add(address));
    }
  }

  const renamed = new Map<string, string>();
  for (const [family, members] of families) {
    const addresses = [...members].sort();
    const contents = await Promise.all(addresses.map((address) => readFile(join(folder, address), "base64")));
    const shared = shortHash(contents.join("\n")).slice(0, 4);
    const taken = new Set<string>();
    for (const address of addresses) {
      const ending = address.split(".").at(-1);
      const name = `${family.split(".")[0]}-${widths.get(address) ?? "one"}`;
      // The same width in two qualities (a light version and a full one) needs two names.
      const free = taken.has(`${name}.${ending}`) ? `${name}-${taken.size}` : name;
      taken.add(`${free}.${ending}`);
      const next = `/_astro/${free}.${shared}.${ending}`;
      await rename(join(folder, address), join(folder, next));
      renamed.set(address, next);
    }
  }
  return renamed;
}

export function withNewNames(html: string, renamed: ReadonlyMap<string, string>): string {
  return html.replace(
    /\/_astro\/[\w-]+\.[\w-]+\.(?:avif|webp)/g,
    (address) => renamed.get(address) ?? address,
  );
}

/** The sources in full size are of no use to a visitor. */
export async function removeUnused(folder: string, documents: readonly string[]) {
  for await (const file of glob("_astro/*.{avif,webp,jpg,jpeg,png}", { cwd: folder })) {
    if (!documents.some((html) => html.includes(file))) await unlink(join(folder, file));
  }
}
