/** What a visitor sent along: pictures drawn anew, and every file as a download that no browser opens by itself. */
import { contentOf } from "../../server/contact/attachments.ts";
import { findMessage } from "../../server/contact/message-administration.ts";
import type { Database } from "../../server/store/schema.ts";
import { redrawnPicture, UploadError } from "../pictures.ts";

/** What a picture's address says, and its longest side. */
const PICTURE_SIDES: Readonly<Record<string, number>> = { fotos: 2000, miniaturas: 320 };

/** Nothing in an answer may run, be guessed to be something else, or be kept by the browser. */
const INERT = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;

export async function answerFile(
  database: Database,
  id: string,
  kind: string,
  position: string,
): Promise<Response> {
  const file = await readFile(database, id, position);
  const side = Object.hasOwn(PICTURE_SIDES, kind) ? PICTURE_SIDES[kind] : undefined;
  if (file && kind === "archivos") return download(file.bytes, file.name);
  if (!file?.type.startsWith("image/") || side === undefined) return inert(404);
  try {
    return inert(200, await redrawnPicture(file.bytes, side), "image/webp");
  } catch (error) {
    if (error instanceof UploadError) return inert(422);
    throw error;
  }
}

async function readFile(database: Database, id: string, position: string) {
  const message = await findMessage(database, id);
  const file = message?.attachments.find((one) => String(one.position) === position);
  if (!file) return undefined;
  const parts = await Array.fromAsync(contentOf((query) => query(database), id, file.position));
  return { ...file, bytes: Buffer.concat(parts) };
}

function inert(status: number, body?: Buffer, type?: string): Response {
  const headers = { ...INERT, ...(type && { "Content-Type": type }) };
  return new Response(body ? new Uint8Array(body) : null, { status, headers });
}

/** A file of ours or of a visitor's, to be kept on disk. */
export function download(body: Buffer | string, name: string, type = "application/octet-stream"): Response {
  const escaped = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(typeof body === "string" ? body : new Uint8Array(body), {
    headers: {
      ...INERT,
      "Content-Type": type,
      "Content-Disposition": `attachment; filename*=UTF-8''${escaped}`,
    },
  });
}
