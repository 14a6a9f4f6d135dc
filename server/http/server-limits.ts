/** What one connection may ask of the server, so that slow or greedy ones cost little and hold nobody up. */

import { type IncomingMessage, type Server, type ServerOptions, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pausedWithin, ranMs } from "../base/running-time.ts";
import type { Settings } from "../config/config.ts";
import { INERT_POLICY } from "./security-headers.ts";

/** Longer than the proxies in use keep theirs, so that they close first. */
const PROXY_KEEP_ALIVE_MS = 130_000;
/** Long enough for a page and what it loads. */
const VISITOR_KEEP_ALIVE_MS = 10_000;

/** What a body may take that is no form with files. */
const BODY_TIMEOUT_MS = 20_000;
/** More than all files may have, so that whoever sends too much is told instead of cut off. */
export const UPLOAD_LIMIT_BYTES = 64 * 1024 * 1024;
/** Of a body without files: ten times what any may have, for the same reason. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** 20 MB over a slow telephone line. */
const UPLOAD_TIMEOUT_MS = 15 * 60_000;

export function serverOptions({ trustProxy }: Pick<Settings, "trustProxy">): ServerOptions {
  return {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: trustProxy === false ? VISITOR_KEEP_ALIVE_MS : PROXY_KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1000,
    /** a request without a body needs no stream for it */
    optimizeEmptyRequests: true,
  };
}

const MAX_HEADERS = 100;
/** a reader that takes nothing for so long is gone */
const IDLE_TIMEOUT_MS = 30_000;

const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface Patience {
  idleMs?: number;
  bodyMs?: number;
}

export function limitServer(
  server: Server,
  { idleMs = IDLE_TIMEOUT_MS, bodyMs = BODY_TIMEOUT_MS }: Patience = {},
): void {
  server.maxHeadersCount = MAX_HEADERS;
  server.setTimeout(idleMs);
  forgivePauses(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    refuse(socket, STATUS_OF_ERROR[error.code ?? ""] ?? 400);
  });
  server.on("request", (request) => {
    const { method, headers, socket } = request;
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
    const mayHaveFiles = method === "POST" && headers["content-type"]?.startsWith("multipart/form-data");
    limitBody(request, mayHaveFiles ? UPLOAD_LIMIT_BYTES : BODY_LIMIT_BYTES);
    if (mayHaveFiles) return;
    const begun = ranMs();
    const look = () => {
      const leftMs = bodyMs - (ranMs() - begun);
      if (leftMs > 0) timer = setTimeout(look, leftMs);
      else if (!request.complete) refuse(socket, 408);
    };
    let timer = setTimeout(look, bodyMs);
    request.once("close", () => clearTimeout(timer));
  });
}

/** Timers are due before what came in a pause has been read. */
function forgivePauses(server: Server): void {
  // Node reads both at each of its looks at all connections.
  for (const name of ["headersTimeout", "requestTimeout"] as const) {
    const limitMs = server[name];
    Object.defineProperty(server, name, { get: () => limitMs + pausedWithin(limitMs) });
  }
  // In the place of Node's own answer to silence, which closes the connection at once.
  server.on("timeout", (socket: Socket) => {
    const silenceMs = socket.timeout ?? 0;
    if (pausedWithin(silenceMs) > 0) socket.setTimeout(silenceMs);
    else socket.destroy();
  });
}

/** Each piece of a body costs the same, whatever is in it: 64 MB byte by byte would take ten minutes of processor. */
const PIECES_OF_ANY_SIZE = 500;
/** Less than any network carries at a time. */
const LEAST_BYTES_A_PIECE = 400;

/** Also of a body that nobody wants: Node would read what still comes of it after the answer, and count nothing. */
function limitBody(request: IncomingMessage, mostBytes: number): void {
  let pieces = 0;
  let bytes = 0;
  const { push, socket } = request;
  Object.assign(request, { _dump: () => request.resume() }); // Node's own, which no type names, takes no `push`
  request.push = (piece: Buffer | null, encoding) => {
    pieces += 1;
    bytes += piece?.length ?? 0;
    const isTiny = pieces > PIECES_OF_ANY_SIZE && bytes < pieces * LEAST_BYTES_A_PIECE;
    if (!isTiny && bytes <= mostBytes) return push.call(request, piece, encoding);
    socket.destroy();
    return false;
  };
}

/** Time to read the answer; after that it does not matter whether the other side hangs up too. */
const REFUSAL_TIMEOUT_MS = 1000;

function refuse(socket: Duplex, status: number): void {
  setTimeout(() => socket.destroy(), REFUSAL_TIMEOUT_MS).unref();
  const body = status === 431 ? TOO_MANY_COOKIES : "";
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Cache-Control: no-store",
    ...(body === "" ? [] : ["Content-Type: text/html; charset=utf-8"]),
    INERT_POLICY.join(": "),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** What else a browser sends never grows so large. Without this page the site would be blank to it for good. */
const TOO_MANY_COOKIES = `<!doctype html>
<html lang="es">
<meta name="viewport" content="width=device-width">
<title>Demasiadas cookies</title>
<p>Tu navegador envía más datos de los que esta web puede leer: casi siempre son cookies guardadas. Borra las de esta web en los ajustes del navegador y vuelve a intentarlo.</p>
<p lang="eu">Zure nabigatzaileak webgune honek irakur dezakeena baino datu gehiago bidaltzen du: ia beti gordetako cookieak dira. Ezabatu webgune honenak nabigatzailearen ezarpenetan, eta saiatu berriro.</p>
</html>
`;
