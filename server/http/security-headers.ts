/** What a browser is told not to allow, whatever ends up on a page. */
import type { PageSettings } from "../../contract/settings.ts";
import { thirdPartiesIn } from "../../contract/third-parties.ts";
import type { InlineHashes } from "../site/inline-hashes.ts";

/** Set to false if a library of the pages turns out to write markup from strings. */
const TRUSTED_TYPES = true;

const MAP_ORIGIN = "https://www.openstreetmap.org";

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** What would ask visitors for something or tell about them. The list travels with every document, so it is short. */
const UNUSED_FEATURES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

export type Header = readonly [name: string, value: string];

export interface PolicyOptions {
  build: PageSettings;
  https: boolean;
  /** the contact page shows a map of another site in a frame */
  hasMap: boolean;
}

/** On every answer, whatever it is. */
export function commonHeaders(https: boolean): readonly Header[] {
  const headers: Header[] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ];
  if (https)
    headers.push(["Strict-Transport-Security", `max-age=${TWO_YEARS_SECONDS}; includeSubDomains; preload`]);
  return headers;
}

/** On documents. */
export function documentHeaders(inline: InlineHashes, options: PolicyOptions): readonly Header[] {
  return [
    ["Content-Security-Policy", contentSecurityPolicy(inline, options)],
    ["Permissions-Policy", UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ")],
    // A page that opened this one keeps no hold on it.
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
}

/** For answers that are no page: nothing in them may do anything. */
export const INERT_POLICY: Header = ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"];

/** For drawings (SVG) and pages that the owner adds, which a browser may open by themselves: they keep their styles and do nothing. */
export const INERT_FILE_POLICY: Header = [
  "Content-Security-Policy",
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
];

export function contentSecurityPolicy(inline: InlineHashes, { build, https, hasMap }: PolicyOptions): string {
  const thirdParties = thirdPartiesIn(build.thirdParties);
  const sourcesOf = (kind: "script" | "image" | "connect") =>
    thirdParties.flatMap(({ sources }) => sources[kind]);
  const forward = build.formForwardUrl === null ? [] : [new URL(build.formForwardUrl).origin];
  const directives: [name: string, ...sources: string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...inline.scripts, ...sourcesOf("script")],
    ["style-src", "'self'", ...inline.styles],
    ["img-src", "'self'", "data:", ...sourcesOf("image")],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...forward, ...sourcesOf("connect")],
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
  if (hasMap) directives.push(["frame-src", MAP_ORIGIN]);
  if (inline.styleAttributes.length > 0) {
    directives.push(["style-src-attr", "'unsafe-hashes'", ...inline.styleAttributes]);
  }
  if (TRUSTED_TYPES && !thirdParties.some(({ writesMarkup }) => writesMarkup)) {
    directives.push(["require-trusted-types-for", "'script'"], ["trusted-types", "'none'"]);
  }
  if (https) directives.push(["upgrade-insecure-requests"]);
  return directives.map((directive) => directive.join(" ")).join("; ");
}
