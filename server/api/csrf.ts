/** Proof that a request comes from our own page: a secret in a cookie, and a token made from it in a header. */
import cookie from "@fastify/cookie";
import csrfProtection from "@fastify/csrf-protection";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cookieNames } from "../../contract/cookie-names.ts";
import type { Settings } from "../config/config.ts";

export type CsrfSettings = Pick<Settings, "cookieSecret" | "https">;

/** Registers `GET /csrf-token` and the `csrfProtection` hook for the routes that change something. */
export async function csrf(app: FastifyInstance, settings: CsrfSettings): Promise<void> {
  // The plugin hands these to the reader of cookies too; its type knows only what the writer takes.
  const parseOptions: object = { decode: decodeAscii };
  await app.register(cookie, { secret: settings.cookieSecret, parseOptions });
  await app.register(csrfProtection, {
    cookieKey: cookieNames(settings).csrf,
    cookieOpts: { path: "/", httpOnly: true, sameSite: "strict", signed: true, secure: settings.https },
    getToken: tokenOf,
    logLevel: "debug",
  });
  app.get("/csrf-token", async (_request, reply) => ({ csrfToken: reply.generateCsrf() }));
}

/** Ours are plain characters. Hundreds of others' that are no encoding at all would each cost an exception. */
function decodeAscii(value: string): string {
  return value.replace(/%([0-7][0-9A-F])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers["csrf-token"] ?? headers["x-csrf-token"];
  return typeof token === "string" ? token : undefined;
}

/** What only this visitor's browser knows. Behind `csrfProtection` it is always there. */
export function visitorSecret(request: FastifyRequest, reply: FastifyReply, settings: CsrfSettings): string {
  return reply.unsignCookie(request.cookies[cookieNames(settings).csrf] ?? "").value ?? "";
}
