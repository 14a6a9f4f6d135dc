/** What is sent: text from memory, pictures from a file that was opened at the start. */
import { fstatSync, openSync, read, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";

export type Body = Buffer | OpenFile;

/** Stays readable when a new build replaces the folder it was in. */
interface OpenFile {
  descriptor: number;
  length: number;
}

/** Pictures are most of a site's bytes and are asked for once, then kept by browsers: they need not be held. */
const HELD_BYTES = 4096;
const CHUNK_BYTES = 64 * 1024;
const readAt = promisify(read);

export function loadBody(file: string, compressible: boolean): Body {
  if (compressible) return readFileSync(file);
  const descriptor = openSync(file, "r");
  const length = fstatSync(descriptor).size;
  return length > HELD_BYTES ? { descriptor, length } : readFileSync(descriptor);
}

export function sendBody(body: Body, response: ServerResponse): void {
  if (Buffer.isBuffer(body)) {
    response.end(body);
    return;
  }
  // The visitor went away, or the disk failed: either way there is nobody left to tell.
  pipeline(chunksOf(body), response).catch(() => response.destroy());
}

/** Reading from a position leaves the descriptor alone, so that many may read at once. */
async function* chunksOf({ descriptor, length }: OpenFile): AsyncGenerator<Buffer> {
  let position = 0;
  while (position < length) {
    const { bytesRead, buffer } = await readAt(descriptor, {
      buffer: Buffer.allocUnsafe(CHUNK_BYTES),
      position,
    });
    if (bytesRead === 0) throw new Error("a file of the site has become shorter");
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
