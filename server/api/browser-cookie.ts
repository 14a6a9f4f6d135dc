/** Tells a visitor's browser from any other that has learned the visitor's id. */
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieNames } from "../../contract/cookie-names.ts";
import type { Settings } from "../config/config.ts";
import { visitorSecret } from "./csrf.ts";

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** What stays the same for a browser over its sessions: made from the first one's secret, then kept in a cookie. */
function keptValue(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const kept = reply.unsignCookie(request.cookies[cookieNames(settings).consent] ?? "").value;
  const secret = visitorSecret(request, reply, settings);
  return kept ?? (secret === "" ? "" : digestOf(secret));
}

/** Empty when the browser has none of our cookies. */
export function browserOf(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const kept = keptValue(request, reply, settings);
  return kept === "" ? "" : digestOf(kept);
}

/** Gives the browser its cookie if it has none, and two more years if it has. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  reply.setCookie(cookieNames(settings).consent, keptValue(request, reply, settings), {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    signed: true,
    secure: settings.https,
    maxAge: TWO_YEARS_SECONDS,
  });
  return browserOf(request, reply, settings);
}

/** What is stored is not the cookie: who reads the database cannot pose as the browser. */
function digestOf(value: string): string {
  return createHash("sha256").update(value).digest("base64url").slice(0, 16);
}
