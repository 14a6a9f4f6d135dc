/** The name of a message: random, or the same again for the same submission of the same visitor. */
import { createHmac, randomUUID } from "node:crypto";

export interface MessageOrigin {
  /** what only this visitor's browser knows, so that nobody else's key can meet this one */
  visitor: string;
  idempotencyKey: string | undefined;
}

export function messageIdOf({ visitor, idempotencyKey }: MessageOrigin, secret: string): string {
  if (idempotencyKey === undefined) return randomUUID();
  const digest = createHmac("sha256", secret).update(JSON.stringify(["message", visitor, idempotencyKey]));
  return asUuid(digest.digest("hex"));
}

/** Version 8, the one RFC 9562 leaves to the application, so that the answer looks alike with and without a key. */
function asUuid(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
