/** After `astro build`: compresses once what would be compressed at every request, and notes what to serve how. */

import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { lookup } from "mrmime";
import type { PageSettings } from "../../contract/settings.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { MANIFEST_FILE, type Manifest, SITE_FACTS_FILE, siteFacts } from "./manifest.ts";

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
/** Compressed files must be worth a second representation. */
const WORTH_COMPRESSING_BYTES = 256;
/** Text shrinks; pictures, fonts and documents of other kinds are compressed already. */
const TEXT_TYPE = /^text\/|[/+](?:json|xml)$/;
/** Hidden files are nobody's business, but for the one folder that a standard (RFC 8615) hides. */
const HIDDEN_OR_COMPRESSED = /(?:^|\/)\.(?!well-known\/)|\.(?:br|gz)$/;
/** The table of types does not know it. */
const ICON_TYPE = "image/x-icon";

export async function prepareSite(folder: string, build: PageSettings): Promise<Manifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !HIDDEN_OR_COMPRESSED.test(path))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => [path, await prepareFile(folder, path)] as const),
  );
  const facts = siteFacts.parse(JSON.parse(await readFile(join(folder, SITE_FACTS_FILE), "utf8")));
  const manifest: Manifest = { ...facts, build, files: Object.fromEntries(files) };
  const draft = join(folder, `${MANIFEST_FILE}.draft`);
  await writeFile(draft, JSON.stringify(manifest));
  await rename(draft, join(folder, MANIFEST_FILE));
  return manifest;
}

async function prepareFile(folder: string, path: string): Promise<Manifest["files"][string]> {
  const file = join(folder, path);
  const content = await readFile(file);
  const type = path.endsWith(".ico") ? ICON_TYPE : (lookup(path) ?? "application/octet-stream");
  const isText = TEXT_TYPE.test(type);
  const compressed = (isText || type === ICON_TYPE) && content.length >= WORTH_COMPRESSING_BYTES;
  await (compressed ? writeCompressed(file, content) : removeCompressed(file));
  return {
    hash: createHash("sha256").update(content).digest("base64url").slice(0, 12),
    type: isText ? `${type}; charset=utf-8` : type,
    compressed,
    ...(path.endsWith(".html") && { inline: inlineHashes(content.toString("utf8")) }),
  };
}

async function writeCompressed(file: string, content: Buffer): Promise<void> {
  await Promise.all([
    compressWithBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }).then((result) => writeFile(`${file}.br`, result)),
    compressWithGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((result) =>
      writeFile(`${file}.gz`, result),
    ),
  ]);
}

async function removeCompressed(file: string): Promise<void> {
  await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })]);
}
