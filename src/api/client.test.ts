import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

type Api = typeof import("./client.ts") & typeof import("./csrf-token.ts");

/** Each test starts with a page of its own: nothing kept. */
async function freshPage(): Promise<Api> {
  vi.resetModules();
  return { ...(await import("./client.ts")), ...(await import("./csrf-token.ts")) };
}

const network = vi.fn<typeof fetch>();
beforeEach(() => {
  network.mockReset();
  vi.stubGlobal("fetch", network);
  vi.spyOn(console, "warn")
    .mockReset()
    .mockImplementation(() => {});
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const answerTo = (answers: Record<string, () => Response>) =>
  network.mockImplementation(async (path) => {
    const answer = answers[String(path)];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });

const TOKEN = { "/api/csrf-token": () => json({ csrfToken: "t0k3n" }) };
const callsTo = (path: string) => network.mock.calls.filter(([called]) => called === path);

test("every call includes credentials", async () => {
  const { read, send } = await freshPage();
  answerTo({ ...TOKEN, "/api/thing": () => json({}) });
  await read("/api/thing");
  await send("/api/thing", { method: "PUT", body: {} });
  expect(network.mock.calls.map(([, options]) => options?.credentials)).toEqual([
    "include",
    "include",
    "include",
  ]);
});

test("a call that changes something obtains the token first, once, and sends it in a header with JSON", async () => {
  const { send } = await freshPage();
  answerTo({ ...TOKEN, "/api/thing": () => new Response(null, { status: 204 }) });
  await send("/api/thing", { method: "POST", body: { a: 1 }, headers: { "Idempotency-Key": "k" } });
  await send("/api/thing", { method: "PUT", body: {} });
  expect(network.mock.calls.map(([path]) => path)).toEqual(["/api/csrf-token", "/api/thing", "/api/thing"]);
  expect(callsTo("/api/thing")[0]?.[1]).toMatchObject({
    method: "POST",
    body: '{"a":1}',
    headers: { "Content-Type": "application/json", "X-CSRF-Token": "t0k3n", "Idempotency-Key": "k" },
  });
});

test.each([
  ["no answer", {}],
  ["a refusal", { "/api/csrf-token": () => json({}, 500) }],
  ["an answer without a token", { "/api/csrf-token": () => json({ other: 1 }) }],
  ["an answer that is not JSON", { "/api/csrf-token": () => new Response("<html>") }],
])("without a token (%s) a warning is logged and the call goes without the header", async (_why, answers) => {
  const { send } = await freshPage();
  answerTo({ ...answers, "/api/thing": () => json({}) });
  await send("/api/thing", { method: "PUT", body: {} });
  expect(console.warn).toHaveBeenCalledOnce();
  expect(callsTo("/api/thing")[0]?.[1]?.headers).not.toHaveProperty("X-CSRF-Token");
});

test.each([
  ["its body", () => new Response("no room", { status: 503, statusText: "Unavailable" }), "503: no room"],
  [
    "the status text when there is no body",
    () => new Response("", { status: 404, statusText: "Not Found" }),
    "404: Not Found",
  ],
])("a refusal raises the status, a colon and %s", async (_what, answer, message) => {
  const { read, send, ResponseError } = await freshPage();
  answerTo({ ...TOKEN, "/api/thing": answer });
  await expect(read("/api/thing")).rejects.toThrow(
    new ResponseError(Number.parseInt(message, 10), message.slice(5)),
  );
  await expect(send("/api/thing", { method: "PUT", body: {} })).rejects.toThrow(message);
});

test("a refusal carries what the server said as data", async () => {
  const { send } = await freshPage();
  answerTo({
    ...TOKEN,
    "/api/thing": () => json({ errors: [] }, 400),
    "/api/page": () => new Response("<p>", { status: 502 }),
  });
  const call = (path: string) => send(path, { method: "PUT", body: {} });
  await expect(call("/api/thing")).rejects.toMatchObject({ status: 400, body: { errors: [] } });
  await expect(call("/api/page")).rejects.toMatchObject({ status: 502, body: null });
});

test("reading gives up on a server that never answers", async () => {
  const { read } = await freshPage();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  network.mockImplementation(
    (_path, options) =>
      new Promise((_, reject) => options?.signal?.addEventListener("abort", () => reject(new Error("late")))),
  );
  const failed = expect(read("/api/thing")).rejects.toThrow("late");
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
});

test("a 401 is an error unless it is asked to mean nothing", async () => {
  const { read } = await freshPage();
  answerTo({ "/api/thing": () => new Response("", { status: 401, statusText: "Unauthorized" }) });
  await expect(read("/api/thing")).rejects.toThrow("401: Unauthorized");
  await expect(read("/api/thing", { unauthorised: "nothing" })).resolves.toBeNull();
});

test("an answer is kept for the page until something is sent to its path; a failure is not kept and not retried", async () => {
  const { read, send } = await freshPage();
  answerTo({});
  await expect(read("/api/thing")).rejects.toThrow();
  expect(network).toHaveBeenCalledTimes(1);
  answerTo({ ...TOKEN, "/api/thing": () => json({ kept: true }) });
  await read("/api/thing");
  expect(await read("/api/thing")).toEqual({ kept: true });
  expect(callsTo("/api/thing")).toHaveLength(2);
  await send("/api/thing", { method: "PUT", body: {} });
  await read("/api/thing");
  expect(callsTo("/api/thing")).toHaveLength(4);
});

test("the token is loading, then available, and a forgotten one is fetched anew", async () => {
  const { csrfToken, obtainToken, forgetToken } = await freshPage();
  answerTo(TOKEN);
  expect(csrfToken()).toEqual({ state: "loading" });
  await obtainToken();
  expect(csrfToken()).toEqual({ state: "available", token: "t0k3n" });
  forgetToken();
  answerTo({ "/api/csrf-token": () => json({ csrfToken: "new" }) });
  expect(csrfToken()).toEqual({ state: "loading" });
  expect(await obtainToken()).toBe("new");
});

test("a token that cannot be had has failed, and the next call that needs it tries again", async () => {
  const { csrfToken, obtainToken } = await freshPage();
  answerTo({});
  expect(await obtainToken()).toBeNull();
  expect(csrfToken()).toEqual({ state: "failed" });
  expect(network).toHaveBeenCalledTimes(1);
  answerTo(TOKEN);
  expect(await obtainToken()).toBe("t0k3n");
});

test("a token that arrives after it was forgotten is not kept", async () => {
  const { csrfToken, obtainToken, forgetToken } = await freshPage();
  answerTo(TOKEN);
  const old = obtainToken();
  forgetToken();
  await old;
  answerTo({});
  expect(csrfToken()).toEqual({ state: "loading" });
  await obtainToken();
  expect(csrfToken()).toEqual({ state: "failed" });
});
