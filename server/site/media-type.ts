import { extname } from "node:path";

interface MediaType {
  type: string;
  /** text shrinks; pictures, fonts and documents of other kinds are compressed already */
  compressible: boolean;
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): MediaType => ({ type, compressible: false });

const BY_EXTENSION: Readonly<Record<string, MediaType>> = {
  ".html": text("text/html"),
  ".css": text("text/css"),
  ".js": text("text/javascript"),
  ".json": text("application/json"),
  ".webmanifest": text("application/manifest+json"),
  ".svg": text("image/svg+xml"),
  ".txt": text("text/plain"),
  ".xml": text("application/xml"),
  ".ico": { type: "image/x-icon", compressible: true },
  ".avif": binary("image/avif"),
  ".webp": binary("image/webp"),
  ".png": binary("image/png"),
  ".jpg": binary("image/jpeg"),
  ".woff2": binary("font/woff2"),
  ".pdf": binary("application/pdf"),
};

const UNKNOWN = binary("application/octet-stream");

export function mediaType(path: string): MediaType {
  return BY_EXTENSION[extname(path).toLowerCase()] ?? UNKNOWN;
}
