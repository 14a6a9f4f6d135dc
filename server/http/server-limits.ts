/** What one connection may ask of the server, so that slow or greedy ones cost little and hold nobody up. */
import { type Server, type ServerOptions, STATUS_CODES } from "node:http";

/** Longer than the proxies in use keep theirs, so that they close first. */
export const KEEP_ALIVE_MS = 130_000;

export const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: 1000,
  /** a request without a body needs no stream for it */
  optimizeEmptyRequests: true,
};

const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 10_000;
/** a reader that takes nothing for so long is gone */
const SILENCE_MS = 30_000;

const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function limitServer(server: Server): void {
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(SILENCE_MS);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = STATUS_OF_ERROR[error.code ?? ""] ?? 400;
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
}
