/** A visitor's browser, as the API sees it: keeps its cookie, sends its token. */

import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from "fastify";
import { onTestFinished } from "vitest";
import { type ContactMessage, contactRules } from "../../contract/contact.ts";
import { api, BODY_LIMIT_BYTES } from "../../server/api/routes.ts";
import type { ServiceLog } from "../../server/base/service-log.ts";
import type { Settings } from "../../server/config/config.ts";
import { type ApiServices, openServices, type ServiceOptions } from "../../server/services/services.ts";
import { SAMPLE_FIELDS, SUBJECTS } from "./sample-fields.ts";

const RULES = contactRules(SUBJECTS);
export const COMPANY = { name: "Harlur", email: "info@harlur.example" };

/** Keeps what was logged, so that a test can look for what should or must not be there. */
export function listeningLog(): ServiceLog & { lines: string[] } {
  const lines: string[] = [];
  const keep = (facts: object, sentence: string) => void lines.push(`${sentence} ${JSON.stringify(facts)}`);
  return { lines, info: keep, warn: keep, error: keep };
}

export interface RunningApi {
  app: FastifyInstance;
  services: ApiServices;
}

/** The API on real storage, closed after the test. */
export async function runApi(
  settings: Settings,
  options: ServiceOptions = {},
  log: ServiceLog = listeningLog(),
): Promise<RunningApi> {
  const services = await openServices(settings, log, {
    company: () => COMPANY,
    contactRules: () => RULES,
    ...options,
  });
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES });
  await app.register(api, services);
  onTestFinished(async () => {
    await app.close();
    await services.close();
  });
  return { app, services };
}

export interface Visitor {
  cookie: string;
  csrfToken: string;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  post(body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** Each visitor comes from an address of his own, so that the limit for one address is out of the way. */
export async function visit(app: FastifyInstance, address = randomAddress()): Promise<Visitor> {
  const answer = await app.inject({ url: "/api/csrf-token", remoteAddress: address });
  const cookie = String(answer.headers["set-cookie"]).split(";", 1).join("");
  const { csrfToken } = answer.json<{ csrfToken: string }>();
  const send = (options: InjectOptions) =>
    app.inject({
      remoteAddress: address,
      ...options,
      headers: { cookie, "csrf-token": csrfToken, ...options.headers },
    });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    send({
      method: "POST",
      url: "/api/contact",
      headers: { "content-type": "application/json", ...headers },
      payload: typeof body === "string" || Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? ""),
    });
  return { cookie, csrfToken, send, post };
}

export function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

export function goodMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    ...SAMPLE_FIELDS,
    honeypot: "",
    loadedAt: new Date(Date.now() - 60_000).toISOString(),
    ...changes,
  };
}

/** As a browser encodes the form with a file in it. */
export async function formWithFile(bytes: Buffer): Promise<{ type: string; payload: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(goodMessage())) form.append(name, value);
  form.append("files", new Blob([new Uint8Array(bytes)]), "plano.pdf");
  const encoded = new Response(form);
  return {
    type: encoded.headers.get("content-type") ?? "",
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
