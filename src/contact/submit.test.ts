import { beforeEach, describe, expect, it } from "vitest";
import { EMPTY_FIELDS } from "../../tests/parts/sample-fields.ts";
import { ResponseError } from "../api/client.ts";
import type { TokenState } from "../api/csrf-token.ts";
import type { DailyRecord } from "./daily-limit.ts";
import { type Attempt, type SubmitDependencies, submitMessage } from "./submit.ts";

const NOW = new Date(2026, 10, 15, 10).getTime();
const TODAY = "2026-11-15";
const CLOCK_AHEAD_MS = 600_000;
const TOKEN: TokenState = { state: "available", token: "t0k3n" };

const ATTEMPT: Attempt = {
  form: {
    ...EMPTY_FIELDS,
    name: "Ane",
    email: "ane@example.com",
    phone: "",
    subject: "Solicitar un presupuesto",
    message: "Un garaje",
    honeypot: "",
    mathCaptcha: "7",
  },
  sum: { first: 3, second: 4 },
  loadedAt: NOW - 60_000,
  idempotencyKey: "key",
};
const attemptWith = (change: Partial<Attempt["form"]>): Attempt => ({
  ...ATTEMPT,
  form: { ...ATTEMPT.form, ...change },
});

let record: DailyRecord | null;
let tokens: TokenState[];
let answers: unknown[];
let unreadable: number[];
let calls: {
  posts: Parameters<SubmitDependencies["post"]>[];
  forwards: number;
  forgotten: number;
  order: string[];
  slept: number[];
};

const dependencies: SubmitDependencies = {
  now: () => NOW,
  byServerClock: (moment) => moment - CLOCK_AHEAD_MS,
  sleep: async (milliseconds) => {
    calls.slept.push(milliseconds);
  },
  dailyRecord: {
    read: () => record,
    write: (next) => {
      record = next;
    },
  },
  token: {
    state: () => tokens[0] ?? { state: "failed" },
    forget: () => {
      calls.forgotten += 1;
      tokens.shift();
    },
  },
  post: async (...sent) => {
    calls.posts.push(sent);
    calls.order.push("post");
    const answer = answers.length > 0 ? answers.shift() : { id: "one" };
    if (answer instanceof Error) throw answer;
    return answer;
  },
  unreadableFiles: async () => unreadable,
  forward: () => {
    calls.forwards += 1;
    calls.order.push("forward");
  },
};

beforeEach(() => {
  record = null;
  tokens = [TOKEN];
  answers = [];
  unreadable = [];
  calls = { posts: [], forwards: 0, forgotten: 0, order: [], slept: [] };
});

const submit = (attempt = ATTEMPT) => submitMessage(attempt, dependencies);
const resultOf = async (attempt = ATTEMPT) => (await submit(attempt)).result;

describe("a message that is sent", () => {
  it("carries the fields, the time of loading by the server's clock, the token and the key of this text", async () => {
    expect(await submit()).toEqual({ result: "sent", wrongFields: [] });
    expect(calls.posts).toEqual([
      [
        {
          ...EMPTY_FIELDS,
          name: "Ane",
          email: "ane@example.com",
          subject: "Solicitar un presupuesto",
          message: "Un garaje",
          honeypot: "",
          loadedAt: new Date(ATTEMPT.loadedAt - CLOCK_AHEAD_MS).toISOString(),
        },
        { "CSRF-Token": "t0k3n", "Idempotency-Key": "key" },
      ],
    ]);
  });

  it("names the files that there was no room for", async () => {
    const lost = { field: "files", code: "noRoom", message: "a.jpg: no", file: 0 };
    answers = [{ id: "one", errors: [lost] }];
    expect(await submit()).toEqual({ result: "sent", wrongFields: [lost] });
  });

  it("waits for a token that is loading, and no longer", async () => {
    tokens = [TOKEN];
    const loading: TokenState = { state: "loading" };
    const state = () => (calls.slept.length < 2 ? loading : TOKEN);
    expect(
      await submitMessage(ATTEMPT, { ...dependencies, token: { ...dependencies.token, state } }),
    ).toMatchObject({
      result: "sent",
    });
    expect(calls.slept).toEqual([100, 100]);
  });

  it("counts for the day and is forwarded after it is stored", async () => {
    await submit();
    expect(record).toEqual({ date: TODAY, count: 1 });
    expect(calls.order).toEqual(["post", "forward"]);
  });
});

describe("a message that is not sent", () => {
  it("has a wrong sum, which is noticed before the daily limit", async () => {
    record = { date: TODAY, count: 3 };
    expect(await resultOf(attemptWith({ mathCaptcha: "8" }))).toBe("wrongCaptcha");
  });

  it("is the fourth of the day", async () => {
    record = { date: TODAY, count: 3 };
    expect(await resultOf()).toBe("dailyLimit");
  });

  it.each([
    ["fills the hidden field", attemptWith({ honeypot: "x", mathCaptcha: "8" })],
    ["is faster than five seconds", { ...attemptWith({ mathCaptcha: "8" }), loadedAt: NOW - 4999 }],
  ])("comes from a program that %s, which learns nothing of the sum or the limit", async (_what, attempt) => {
    const threeToday = { date: TODAY, count: 3 };
    record = threeToday;
    tokens = [{ state: "failed" }];
    expect(await resultOf(attempt)).toBe("unsent");
    expect(record).toBe(threeToday);
  });

  it("but a clock that was set back, or exactly five seconds, is not held against a visitor", async () => {
    for (const loadedAt of [NOW + 1, NOW - 5000]) await submit({ ...ATTEMPT, loadedAt });
    expect(calls.posts).toHaveLength(2);
  });

  it("has no token, though loading has finished; the next attempt asks for one again", async () => {
    tokens = [{ state: "failed" }];
    expect(await resultOf()).toBe("tokenMissing");
    expect(calls.forgotten).toBe(1);
  });

  it("has waited for its token 30 times 100 ms", async () => {
    tokens = [{ state: "loading" }];
    expect(await resultOf()).toBe("tokenTimeout");
    expect(calls.forgotten).toBe(0);
    expect(calls.slept).toEqual(Array(30).fill(100));
  });

  it.each([
    new TypeError("Failed to fetch"),
    new ResponseError(503, "later"),
    new ResponseError(429, "too many"),
  ])("failed on its way: %s", async (failure) => {
    answers = [failure];
    expect(await resultOf()).toBe("sendFailed");
    expect(calls.posts).toHaveLength(1);
    expect(record).toBeNull();
  });

  it.each([null, "<html>", {}, { id: 1 }, []])(
    "is answered by somebody who is not the server: %j",
    async (answer) => {
      answers = [answer];
      expect(await resultOf()).toBe("sendFailed");
      expect(record).toBeNull();
      expect(calls.forwards).toBe(0);
    },
  );

  it("has files that cannot be read any more, which are named by their places", async () => {
    unreadable = [0, 2];
    const { result, wrongFields } = await submit();
    expect(result).toBe("sendFailed");
    expect(wrongFields).toMatchObject([0, 2].map((file) => ({ field: "files", code: "unreadable", file })));
    expect(calls.posts).toEqual([]);
    expect(record).toBeNull();
  });

  it("is refused for a field, which is named", async () => {
    const wrong = { field: "email", code: "emailInvalid", message: "Debe ser un email válido" };
    answers = [new ResponseError(400, JSON.stringify({ errors: [wrong] }))];
    expect(await submit()).toEqual({ result: "sendFailed", wrongFields: [wrong] });
  });

  // Whatever the reason, nothing of it leaves the browser.
  it.each([
    attemptWith({ mathCaptcha: "no" }),
    attemptWith({ honeypot: "x" }),
    { ...ATTEMPT, loadedAt: NOW },
  ])("leaves no trace outside", async (attempt) => {
    await submit(attempt);
    expect(calls).toMatchObject({ posts: [], forwards: 0 });
  });
});

describe("a refused token", () => {
  const refused = () => new ResponseError(403, "Invalid csrf token");

  it("is replaced once, and the same message goes again under the same key", async () => {
    tokens = [TOKEN, { state: "available", token: "new" }];
    answers = [refused()];
    expect(await resultOf()).toBe("sent");
    expect(calls.posts.map(([, headers]) => headers)).toEqual([
      { "CSRF-Token": "t0k3n", "Idempotency-Key": "key" },
      { "CSRF-Token": "new", "Idempotency-Key": "key" },
    ]);
    expect(record).toEqual({ date: TODAY, count: 1 });
  });

  it("is not replaced twice", async () => {
    tokens = [TOKEN, TOKEN, TOKEN];
    answers = [refused(), refused()];
    expect(await resultOf()).toBe("sendFailed");
    expect(calls.posts).toHaveLength(2);
  });

  it("cannot be replaced while the server is away", async () => {
    answers = [refused()];
    expect(await resultOf()).toBe("tokenMissing");
  });
});
