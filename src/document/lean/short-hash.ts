import { createHash } from "node:crypto";

/** Names a file by what is in it, so that browsers may keep it for good. */
export function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
