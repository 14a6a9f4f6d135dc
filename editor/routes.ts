/** What the editor's server answers beside the site's pages. */
import { execFile } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { choices } from "./choices.ts";
import { judgeColour } from "./colours.ts";
import { keepDocument } from "./documents.ts";
import { refusal } from "./guard.ts";
import { addOwnWord } from "./own-words.ts";
import { keepPicture, LARGEST_UPLOAD, previewPicture, UploadError } from "./pictures.ts";
import { contentProblems } from "./publication/problems.ts";
import { contentWarnings } from "./publication/warnings.ts";
import { keystaticApi } from "./save/keystatic-api.ts";
import { removeUnused } from "./save/unused-files.ts";
import { securityHeaders } from "./security-headers.ts";
import { mayBeServed } from "./served-files.ts";

const SPELLING = join(import.meta.dirname, "publication/spelling.ts");
const PICTURES = "/editor/pictures/";
const run = promisify(execFile);

interface Asked {
  request: Request;
  url: URL;
  /** a parameter of the address; empty where there is none */
  given: (name: string) => string;
}
type Answer = (asked: Asked) => Promise<Response>;

export function editorRoutes(root: string, deskUrl?: string) {
  const contentFolder = join(root, "content");
  const imagesFolder = join(contentFolder, "images");
  const api = keystaticApi(root);

  const bytesOf = async (request: Request) => Buffer.from(await request.arrayBuffer());
  const status = (code: number) => new Response(null, { status: code });

  const showPicture: Answer = async ({ url }) => {
    const picture = await previewPicture(
      imagesFolder,
      decodeURIComponent(url.pathname.slice(PICTURES.length)),
    );
    if (!picture) return status(404);
    return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/webp" } });
  };

  const routes: Readonly<Record<string, Answer>> = {
    "GET /": async () => new Response(null, { status: 302, headers: { Location: "/editor" } }),
    "GET /editor/choices": async ({ given }) => Response.json(choices(contentFolder, given("of"))),
    "POST /editor/pictures": async ({ request, given }) => {
      const bytes = await bytesOf(request);
      const name = await keepPicture(imagesFolder, given("folder"), given("name"), bytes);
      removeUnused(root, [given("replaces")]);
      return new Response(name);
    },
    "POST /editor/documents": async ({ request, given }) => {
      const address = keepDocument(join(root, "public"), given("name"), await bytesOf(request));
      removeUnused(root, [given("replaces")]);
      return new Response(address);
    },
    "POST /editor/taken-out": async ({ given }) => {
      removeUnused(root, [given("name")]);
      return status(204);
    },
    "GET /editor/spelling": async () =>
      new Response((await run(process.execPath, [SPELLING], { cwd: root })).stdout),
    "POST /editor/words": async ({ given }) =>
      status(addOwnWord(contentFolder, given("language"), given("word")) ? 204 : 422),
    "GET /editor/colours": async ({ given }) => {
      const judgement = judgeColour(contentFolder, given("name"), given("colour"));
      return judgement ? Response.json(judgement) : status(404);
    },
    "GET /editor/problems": async () =>
      Response.json({ problems: contentProblems(root), warnings: contentWarnings(root) }),
  };
  const answerTo = (route: string): Answer | undefined => {
    if (route.startsWith(`GET ${PICTURES}`)) return showPicture;
    return /^\w+ \/api\/keystatic\//.test(route) ? ({ request }) => api(request) : routes[route];
  };

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const refused = refusal(request, deskUrl);
    if (refused) return void response.writeHead(403).end(refused);
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (!mayBeServed(root, url.pathname)) return void response.writeHead(403).end("not a file of the site");
    for (const [name, value] of securityHeaders(url.pathname)) response.setHeader(name, value);
    const answer = answerTo(`${request.method} ${url.pathname}`);
    if (!answer) return next();
    toRequest(request, url)
      .then((sent) => answer({ request: sent, url, given: (name) => url.searchParams.get(name) ?? "" }))
      .catch((error: unknown) => {
        if (error instanceof UploadError) return new Response(error.message, { status: 422 });
        throw error;
      })
      .then((answered) => send(answered, response), next);
  };
}

async function toRequest(request: IncomingMessage, url: URL): Promise<Request> {
  const { method = "GET" } = request;
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = method === "POST" ? await readBody(request) : undefined;
  return new Request(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
}

/** Counted as it comes, since a length need not be given. The rest is read and dropped: a browser hears no answer before. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size <= LARGEST_UPLOAD) pieces.push(piece);
    else pieces.length = 0;
  }
  if (size > LARGEST_UPLOAD)
    throw new UploadError(`El archivo es demasiado grande: ${LARGEST_UPLOAD / 1_000_000} MB como mucho.`);
  return Buffer.concat(pieces);
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
