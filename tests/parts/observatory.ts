/**
 * What MDN's HTTP Observatory gives for the headers of a document served over https: 100 points, less what is missing,
 * and more for what goes beyond, which counts only from 90 upwards. Redirects to https are the proxy's, and scripts'
 * integrity is worth nothing here, since every script is the site's own.
 */
import type { IncomingHttpHeaders } from "node:http";

const FULL_SCORE = 100;
const LOWEST_FOR_BONUS = 90;
const SIX_MONTHS_SECONDS = 15_768_000;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

type Policy = ReadonlyMap<string, readonly string[]>;
type Rule = (headers: IncomingHttpHeaders, policy: Policy) => number;

const RULES: Readonly<Record<string, Rule>> = {
  policy: (_headers, policy) => policyScore(policy),
  cookies: ({ "set-cookie": cookies = [] }) => Math.min(0, ...cookies.map(cookieScore)),
  sharing: (headers) => (headers["access-control-allow-credentials"] === undefined ? 0 : -50),
  referrer: ({ "referrer-policy": referrer }) => {
    if (referrer === undefined) return 0;
    return PRIVATE_REFERRERS.includes(String(referrer)) ? 5 : -5;
  },
  encryption: ({ "strict-transport-security": strict = "" }) => {
    const [, seconds] = /(?:^|;)\s*max-age=(\d+)/.exec(strict) ?? [];
    if (seconds === undefined) return -20;
    return Number(seconds) >= SIX_MONTHS_SECONDS ? 0 : -10;
  },
  sniffing: (headers) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  framing: (headers, policy) => {
    if (policy.has("frame-ancestors") && !sourcesOf(policy, "frame-ancestors").some(isBroad)) return 5;
    return /^(?:deny|sameorigin)$/i.test(String(headers["x-frame-options"])) ? 0 : -20;
  },
  embedding: (headers) => {
    const embedding = headers["cross-origin-resource-policy"];
    if (embedding === undefined || embedding === "cross-origin") return 0;
    return embedding === "same-origin" || embedding === "same-site" ? 10 : -5;
  },
};

export function observatoryScore(headers: IncomingHttpHeaders): number {
  const policy = readPolicy(String(headers["content-security-policy"] ?? ""));
  const points = Object.values(RULES).map((rule) => rule(headers, policy));
  const sum = (wanted: (point: number) => boolean) =>
    points.filter(wanted).reduce((total, point) => total + point, 0);
  const score = Math.max(0, FULL_SCORE + sum((point) => point < 0));
  return score < LOWEST_FOR_BONUS ? score : score + sum((point) => point > 0);
}

function readPolicy(text: string): Policy {
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = "", ...sources]) => [name, sources]));
}

/** What a directive allows, with the fallback of those that fetch; without either, everything. */
function sourcesOf(policy: Policy, name: string): readonly string[] {
  return policy.get(name) ?? policy.get("default-src") ?? ["*"];
}

const isBroad = (source: string) => /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/.test(source);
const isPlainHttp = (source: string) => /^(?:http|ftp):/.test(source);
const isInline = (source: string) => source === "'unsafe-inline'" || source === "data:";

function policyScore(policy: Policy): number {
  if (policy.size === 0) return -25;
  const [scripts, styles, objects] = ["script-src", "style-src", "object-src"].map((name) =>
    sourcesOf(policy, name),
  );
  const passive = ["img-src", "media-src"].flatMap((name) => sourcesOf(policy, name));
  const active = [...policy].flatMap(([name, sources]) => (/^(?:img|media)-src$/.test(name) ? [] : sources));
  if (scripts?.some((source) => isBroad(source) || isInline(source)) || objects?.some(isBroad)) return -20;
  if (active.some(isPlainHttp)) return -20;
  if ([...(scripts ?? []), ...(styles ?? [])].includes("'unsafe-eval'")) return -10;
  if (passive.some(isPlainHttp)) return -10;
  if (styles?.some((source) => isBroad(source) || isInline(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** Every cookie of the site is a session's. */
function cookieScore(cookie: string): number {
  if (!/;\s*secure/i.test(cookie)) return -40;
  if (!/;\s*httponly/i.test(cookie)) return -30;
  return /;\s*samesite=(?:strict|lax)/i.test(cookie) ? 5 : -20;
}
