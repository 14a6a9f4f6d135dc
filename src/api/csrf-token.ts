/** The token that every call which changes something carries. It is fetched once and kept for the page. */

export type TokenState = { state: "loading" } | { state: "available"; token: string } | { state: "failed" };

const TOKEN_PATH = "/api/csrf-token";

let current: TokenState | undefined;
let arriving: Promise<string | null> | undefined;
let answered: { date: string | null; now: number } = { date: null, now: 0 };

/** When the token was given, by the server's clock (a `Date` header) and by this machine's. */
export const tokenAnswered = () => answered;

/** Where the token stands now; the first question starts fetching it. A failure stays one until `forgetToken`. */
export function csrfToken(): TokenState {
  if (!current) void obtainToken();
  return current ?? { state: "loading" };
}

/** The token once it is here, null if it cannot be had. What failed before is tried again. */
export function obtainToken(): Promise<string | null> {
  if (current?.state === "available") return Promise.resolve(current.token);
  arriving ??= fetchAndKeep();
  return arriving;
}

/** After a refusal (403) the kept token is of no use: the next call fetches a new one. */
export function forgetToken() {
  current = undefined;
  arriving = undefined;
}

function fetchAndKeep(): Promise<string | null> {
  current = { state: "loading" };
  const attempt = fetchToken().then((token) => {
    if (arriving !== attempt) return token;
    current = token === null ? { state: "failed" } : { state: "available", token };
    arriving = undefined;
    return token;
  });
  return attempt;
}

async function fetchToken(): Promise<string | null> {
  try {
    const response = await fetch(TOKEN_PATH, { credentials: "include" });
    answered = { date: response.headers.get("date"), now: Date.now() };
    if (!response.ok) return null;
    const answer: unknown = await response.json();
    return hasToken(answer) && answer.csrfToken !== "" ? answer.csrfToken : null;
  } catch {
    return null; // offline, or an answer that is not ours: the callers say what that means
  }
}

function hasToken(answer: unknown): answer is { csrfToken: string } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "csrfToken" in answer &&
    typeof answer.csrfToken === "string"
  );
}
