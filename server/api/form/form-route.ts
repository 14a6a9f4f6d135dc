/**
 * The contact form as a form: `POST /{language}/contacto` takes what a browser without scripts sends and answers with
 * a finished page; `GET` with parameters gives the page with the form begun and a signed sum.
 */
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import multipart from "@fastify/multipart";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MAXIMUM_MESSAGE_LENGTH } from "../../../contract/contact-fields.ts";
import { MESSAGE_PARAMETER, SUBJECT_PARAMETER, SUM_TOKEN_NAME } from "../../../contract/contact-page.ts";
import { LANGUAGES, type Language } from "../../../contract/languages.ts";
import { PAGE_PATHS } from "../../../contract/routes.ts";
import type { ReceivedForm } from "../../contact/received-form.ts";
import { negotiatorOf } from "../../http/negotiation.ts";
import { RequestProblem, statusOf } from "../../http/problems.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { comesFromOwnPage } from "../../http/same-origin.ts";
import type { Header } from "../../http/security-headers.ts";
import type { ApiServices } from "../../services/services.ts";
import { POSTS_PER_ADDRESS } from "../contact-route.ts";
import { FIELDS_LIMIT, withReceivedForm } from "../uploads.ts";
import { answerForm } from "./answer-form.ts";
import type { Filling, PageTemplate } from "./fill-page.ts";
import { issueSum, readSum, type SumIssuer } from "./signed-sum.ts";

const compress = promisify(gzip);
/** A message of 5,000 characters, each up to twelve bytes in this encoding, and the rest of the form. */
const TEXT_FORM_LIMIT_BYTES = 96 * 1024;
/** Pages with the form begun, given to one address in ten minutes. */
const PAGES_PER_ADDRESS = 120;
const BUSY_STATUSES = [429, 503];
const RETRY_AFTER_SECONDS = 60;

export interface ContactPage {
  template: PageTemplate;
  headers: readonly Header[];
}
/** The built page of that language; asked for each time, since a new site may be published meanwhile. */
export type ContactPages = (language: Language) => ContactPage | Promise<ContactPage>;

interface Options {
  services: ApiServices;
  pages: ContactPages;
}

/** One route for all languages, so that an address is counted once. */
const ADDRESS = `/:language(^(?:${LANGUAGES.join("|")})$)${PAGE_PATHS.contact}`;
interface Route {
  Params: { language: Language };
}

export async function contactFormRoute(app: FastifyInstance, { services, pages }: Options): Promise<void> {
  const { settings, clock } = services;
  const issue: SumIssuer = (origin, issuedAt = clock.now()) =>
    issueSum(origin, issuedAt, settings.cookieSecret);

  async function send(request: FastifyRequest<Route>, reply: FastifyReply, status: number, filling: Filling) {
    const { template, headers } = await pages(request.params.language);
    const isRefusal = filling === REFUSAL;
    const { plain, gzipped } = isRefusal ? refusalOf(template) : bodyOf(template, filling);
    reply.removeHeader("content-security-policy"); // the page has its own
    for (const [name, value] of headers) reply.header(name, value);
    reply.code(status).type("text/html; charset=utf-8");
    if (BUSY_STATUSES.includes(status) && !reply.hasHeader("retry-after"))
      reply.header("retry-after", RETRY_AFTER_SECONDS);
    // Not `no-store`, which would keep browsers from going back to a form that is half filled in.
    reply.headers({ "cache-control": "private, no-cache", vary: "Accept-Encoding" });
    const takesGzip = negotiatorOf(request.headers).encoding(["gzip", "identity"]) === "gzip";
    if (!takesGzip) return reply.send(plain);
    return reply.header("content-encoding", "gzip").send(await gzipped());
  }

  // Whatever goes wrong is told on the page, with the telephone number beside it.
  app.setErrorHandler<FastifyError, Route>((error, request, reply) => {
    const status = statusOf(error, 503);
    if (status >= 500) request.log.error({ problem: error.message }, "A contact form could not be taken");
    const values = valuesOf.get(request);
    if (!values) return send(request, reply, status, REFUSAL);
    // The sum names the message: with the same one it is stored once, also when it was stored after all.
    const sum = readSum(values[SUM_TOKEN_NAME] ?? "", settings.cookieSecret, clock.now());
    return send(request, reply, status, { values, sum: sum ?? issue("answer"), outcome: "failed" });
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: TEXT_FORM_LIMIT_BYTES },
    async (_request: FastifyRequest, body: string) => {
      if (body.split("&", FIELDS_LIMIT + 1).length > FIELDS_LIMIT)
        throw new RequestProblem(413, "more fields than the form has");
      return Object.fromEntries(new URLSearchParams(body));
    },
  );
  await app.register(multipart);

  await app.register(async (begun) => {
    await limitRate(begun, PAGES_PER_ADDRESS);
    begun.get<Route>(ADDRESS, async (request, reply) => {
      const { searchParams } = new URL(request.url, settings.siteUrl);
      return send(request, reply, 200, {
        values: beginningOf(searchParams, services.contactRules().subjects),
        sum: issue("page"),
      });
    });
  });

  await app.register(async (posts) => {
    posts.addHook("onRequest", async ({ headers }) => {
      if (!comesFromOwnPage(headers, settings.siteUrl)) throw new RequestProblem(403, "another site's form");
    });
    await limitRate(posts, POSTS_PER_ADDRESS);

    posts.post<Route>(ADDRESS, async (request, reply) => {
      const { language } = request.params;
      const isMultipart = request.isMultipart();
      const fields = isMultipart ? {} : textsOf(request.body);
      valuesOf.set(request, fields);
      const answer = (form: ReceivedForm) =>
        answerForm(form, { services, language, issue, address: request.ip });
      const { status, filling } = isMultipart
        ? await withReceivedForm(request, services, answer, fields)
        : await answer({ fields, files: [], refused: [] });
      return send(request, reply, status, filling);
    });
  });
}

/** What whoever is refused unread is shown: the same for everybody, so that a flood of them costs no more than pages. */
const REFUSAL: Filling = { values: {}, outcome: "failed" };
const refusals = new WeakMap<PageTemplate, Body>();

function refusalOf(template: PageTemplate): Body {
  const known = refusals.get(template) ?? bodyOf(template, REFUSAL);
  refusals.set(template, known);
  return known;
}

interface Body {
  plain: Buffer;
  /** made when it is first asked for */
  gzipped: () => Promise<Buffer>;
}

function bodyOf(template: PageTemplate, filling: Filling): Body {
  const plain = template(filling);
  let made: Promise<Buffer> | undefined;
  return {
    plain,
    gzipped: () => {
      made ??= compress(plain, { level: constants.Z_BEST_SPEED });
      return made;
    },
  };
}

/** What was typed, for the page that tells of a failure. */
const valuesOf = new WeakMap<object, Record<string, string>>();

function textsOf(body: unknown): Record<string, string> {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** A link may begin the form: with one of its subjects, and with a first line, which is about the first of them. */
function beginningOf(query: URLSearchParams, subjects: readonly string[]): Filling["values"] {
  const named = subjects.find((subject) => subject === query.get(SUBJECT_PARAMETER));
  const message = query.get(MESSAGE_PARAMETER)?.slice(0, MAXIMUM_MESSAGE_LENGTH);
  return { subject: named ?? (message === undefined ? undefined : subjects[0]), message };
}
