/** `POST /contact`: takes a visitor's message in, and says so only once it is safely on disk. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FILES_NAME } from "../../contract/attachments.ts";
import {
  type ContactMessage,
  type ContactReceipt,
  type ContactRules,
  contactFieldsOf,
  IDEMPOTENCY_HEADER,
  MINIMUM_MS_BEFORE_SUBMIT,
} from "../../contract/contact.ts";
import {
  CONTACT_ERRORS,
  type ContactErrorCode,
  fileErrorSentence,
  isContactErrorCode,
} from "../../contract/contact-messages.ts";
import type { Language } from "../../contract/languages.ts";
import type { WrongField } from "../../contract/problem.ts";
import { visitorSecret } from "../api/csrf.ts";
import { BusyProblem, RequestProblem } from "../api/problems.ts";
import { limitRate } from "../api/rate-limit.ts";
import type { ApiServices } from "../api/services.ts";
import { visitorLanguage } from "../http/visitor-language.ts";
import { messageIdOf } from "./message-id.ts";
import { type ReceivedForm, withReceivedForm } from "./uploads.ts";

/** From one address in ten minutes. */
export const POSTS_PER_ADDRESS = 30;
/** How far a visitor's clock may be ahead of ours before what it says is no time of loading any more. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

export async function contactRoute(app: FastifyInstance, services: ApiServices): Promise<void> {
  const { settings, inbox, clock } = services;
  await limitRate(app, POSTS_PER_ADDRESS);
  await app.register(multipart);

  app.post("/contact", { onRequest: app.csrfProtection }, async (request, reply): Promise<ContactReceipt> => {
    return request.isMultipart()
      ? withReceivedForm(request, services, (form) => take(request, reply, form))
      : take(request, reply, { fields: request.body, files: [], refused: [] });
  });

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    { fields: sent, files, refused }: Submitted,
  ): Promise<ContactReceipt> {
    const language = visitorLanguage(request.headers);
    const idempotencyKey = idempotencyKeyOf(request);
    const body = readMessage(sent, services.contactRules(), language);
    const now = clock.now();
    const openForMs = now - Date.parse(body.loadedAt);
    if (openForMs < -CLOCK_SKEW_MS) throw wrong([wrongField("loadedAt", "loadedAtInFuture", language)]);

    const id = messageIdOf(
      { visitor: visitorSecret(request, reply, settings), idempotencyKey },
      settings.cookieSecret,
    );
    reply.code(202);
    if (body.honeypot !== "" || isHasty(openForMs)) return { id };

    if (refused.length > 0) throw refusal(refused, language);
    const fields = contactFieldsOf(body);
    const acceptance = await inbox.accept({ id, fields, language, received_at: now, files });
    if (acceptance === "conflicting") {
      throw new RequestProblem(422, `This ${IDEMPOTENCY_HEADER} was used for a different message.`);
    }
    return { id };
  }
}

/** A JSON object, or a form with files. */
interface Submitted extends Omit<ReceivedForm, "fields"> {
  fields: unknown;
}

function wrongFile({ name, code }: ReceivedForm["refused"][number], language: Language): WrongField {
  return { field: FILES_NAME, code, message: fileErrorSentence(code, name, language) };
}

function refusal(refused: ReceivedForm["refused"], language: Language): RequestProblem {
  const files = refused.map((file) => wrongFile(file, language));
  const busy = refused.some(({ code }) => code === "busy");
  return busy ? new BusyProblem(503, "Too many files are arriving at the moment.", files) : wrong(files);
}

/** A clock ahead of ours makes the time unknown, and an unknown time is not held against a visitor. */
function isHasty(openForMs: number): boolean {
  return openForMs >= 0 && openForMs < MINIMUM_MS_BEFORE_SUBMIT;
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x20-\x7e]{1,255}$/.test(key)) return key;
  throw new RequestProblem(400, `${IDEMPOTENCY_HEADER} takes 1 to 255 printable ASCII characters.`);
}

function readMessage(body: unknown, { message: schema }: ContactRules, language: Language): ContactMessage {
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  const firstOfField = new Map<string, WrongField>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? "");
    if (field === "" || !isContactErrorCode(message))
      throw new RequestProblem(400, "The body takes a JSON object.");
    if (!firstOfField.has(field)) firstOfField.set(field, wrongField(field, message, language));
  }
  throw wrong([...firstOfField.values()]);
}

function wrongField(field: string, code: ContactErrorCode, language: Language): WrongField {
  return { field, code, message: CONTACT_ERRORS[code][language] };
}

function wrong(fields: WrongField[]): RequestProblem {
  return new RequestProblem(400, `Wrong: ${fields.map(({ field }) => field).join(", ")}.`, fields);
}
