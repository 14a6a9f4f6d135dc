/** `POST /contact`: takes a visitor's message in, and says so only once it is safely on disk. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FILES_NAME } from "../../contract/attachments.ts";
import { type ContactReceipt, IDEMPOTENCY_HEADER } from "../../contract/contact.ts";
import { CONTACT_ERRORS, fileErrorSentences } from "../../contract/contact-messages.ts";
import type { Language } from "../../contract/languages.ts";
import type { WrongField } from "../../contract/problem.ts";
import { type Reception, receiveMessage } from "../contact/receive-message.ts";
import type { ReceivedForm, RefusedFile } from "../contact/received-form.ts";
import { BusyProblem, RequestProblem } from "../http/problems.ts";
import { limitRate } from "../http/rate-limit.ts";
import { visitorLanguage } from "../http/visitor-language.ts";
import type { ApiServices } from "../services/services.ts";
import { visitorSecret } from "./csrf.ts";
import { withReceivedForm } from "./uploads.ts";

/** From one address in ten minutes. */
export const POSTS_PER_ADDRESS = 30;

export async function contactRoute(app: FastifyInstance, services: ApiServices): Promise<void> {
  const { settings, clock } = services;
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
    { fields: values, files, refused }: Submitted,
  ): Promise<ContactReceipt> {
    if (!isObject(values)) throw new RequestProblem(400, "The body takes a JSON object.");
    const language = visitorLanguage(request.headers);
    const idempotencyKey = idempotencyKeyOf(request);
    const visitor = visitorSecret(request, reply, settings);
    // Turning anything else into text may take a stack deeper than there is.
    const openForMs =
      typeof values.loadedAt === "string" ? clock.now() - Date.parse(values.loadedAt) : undefined;
    const reception = await receiveMessage(
      {
        values,
        files,
        refused,
        openForMs,
        otherErrors: {},
        delayMs: 0,
        address: request.ip,
        language,
        origin: { visitor, idempotencyKey },
      },
      services,
    );
    reply.code(202);
    return receiptOf(reception, language);
  }
}

/** A JSON object, or a form with files. */
interface Submitted extends Omit<ReceivedForm, "fields"> {
  fields: unknown;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function receiptOf(reception: Reception, language: Language): ContactReceipt {
  const wrongFile = ({ index, name, code }: RefusedFile): WrongField => ({
    field: FILES_NAME,
    code,
    message: fileErrorSentences([{ name, code }], language),
    file: index,
  });
  if (reception.kind === "conflicting")
    throw new RequestProblem(422, `This ${IDEMPOTENCY_HEADER} was used for a different message.`);
  if (reception.kind === "held") return { id: reception.id };
  if (reception.kind === "stored") {
    const { id, notKept } = reception;
    return notKept.length === 0 ? { id } : { id, errors: notKept.map(wrongFile) };
  }
  const { errors, refused } = reception;
  const files = refused.map(wrongFile);
  if (errors.size === 0 && refused.some(({ code }) => code === "busy"))
    throw new BusyProblem(503, "Too many files are arriving at the moment.", files);
  const fields = [...errors].map(
    ([field, code]): WrongField => ({ field, code, message: CONTACT_ERRORS[code][language] }),
  );
  const wrong = [...fields, ...files];
  const names = new Set(wrong.map(({ field }) => field));
  throw new RequestProblem(400, `Wrong: ${[...names].join(", ")}.`, wrong);
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x20-\x7e]{1,255}$/.test(key)) return key;
  throw new RequestProblem(400, `${IDEMPOTENCY_HEADER} takes 1 to 255 printable ASCII characters.`);
}
