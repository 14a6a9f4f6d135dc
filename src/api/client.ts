/** Every call from the browser to the site's own API. */
import { obtainToken } from "./csrf-token.ts";

export const TOKEN_HEADER = "X-CSRF-Token";

/** A refusal, in words: `503: the body, or the status text when there is none`. */
export class ResponseError extends Error {
  // Only declared: as fields they would bring every page a helper for the oldest browsers.
  declare readonly status: number;
  /** what the server said as data; null where it was a proxy's page, or nothing */
  declare readonly body: unknown;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ResponseError";
    this.status = status;
    this.body = parseJson(text);
  }
}

/** null where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface ReadOptions {
  /** what a 401 means; an error unless said otherwise */
  unauthorised?: "error" | "nothing";
}

/** A server that never answers must not keep the visitor waiting for ever. */
const READ_TIMEOUT_MS = 10_000;

const answers = new Map<string, Promise<unknown>>();

/** Asks once: the answer is kept for the page, until a `send` to the same path makes it old. */
export function read(path: string, options: ReadOptions = {}): Promise<unknown> {
  const kept = answers.get(path) ?? ask(path, options);
  answers.set(path, kept);
  kept.catch(() => answers.get(path) === kept && answers.delete(path));
  return kept;
}

async function ask(path: string, { unauthorised = "error" }: ReadOptions): Promise<unknown> {
  // Not `AbortSignal.timeout`, which telephones of 2022 do not have.
  const patience = new AbortController();
  const end = setTimeout(() => patience.abort(), READ_TIMEOUT_MS);
  try {
    const response = await fetch(path, { credentials: "include", signal: patience.signal });
    if (response.status === 401 && unauthorised === "nothing") return null;
    return await (await accepted(response)).json();
  } finally {
    clearTimeout(end);
  }
}

interface Message {
  method: "POST" | "PUT";
  body: unknown;
  headers?: Readonly<Record<string, string>>;
  /** lets the call end even if the visitor leaves the page meanwhile */
  keepalive?: boolean;
}

/** Changes something on the server. Whoever needs the answer's body reads it. */
export async function send(
  path: string,
  { method, body, headers, keepalive = false }: Message,
): Promise<Response> {
  const token = await obtainToken();
  if (token === null) console.warn(`No CSRF token: ${method} ${path} goes without one`);
  const response = await fetch(path, {
    method,
    credentials: "include",
    keepalive,
    headers: {
      "Content-Type": "application/json",
      ...(token !== null && { [TOKEN_HEADER]: token }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  answers.delete(path);
  return accepted(response);
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ResponseError(response.status, (await response.text()) || response.statusText);
}
