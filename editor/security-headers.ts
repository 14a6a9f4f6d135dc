/** What every answer of the editor carries. */
import { INERT_FILE_POLICY } from "../server/http/security-headers.ts";

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  // Not less: without it a form would not say where it comes from.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** Nothing from elsewhere; Keystatic and the development server write scripts into their pages, the preview has a map. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "frame-src 'self' https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join("; ");

/** Where visitors' words are shown: no script in the page, and the page in no frame. */
const MESSAGES_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

type Header = readonly [name: string, value: string];

export function securityHeaders(pathname: string): Header[] {
  return [...Object.entries(HEADERS), ...policyOf(pathname)];
}

function policyOf(pathname: string): Header[] {
  if (pathname.endsWith(".svg")) return [INERT_FILE_POLICY];
  if (!/^\/(?:mensajes|estado)\b/.test(pathname)) return [["Content-Security-Policy", POLICY]];
  return [
    ["Content-Security-Policy", MESSAGES_POLICY],
    ["Cache-Control", "no-store"],
  ];
}
