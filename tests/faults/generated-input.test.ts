import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { freshSettings } from "../parts/engines.ts";
import { SUBJECTS } from "../parts/sample-fields.ts";
import { goodMessage, randomAddress, runApi, visit } from "../parts/visitor.ts";

const REQUESTS = 10_000;

const anyText = fc.string({ unit: "binary", maxLength: 60 });
const notText = fc.jsonValue().filter((value) => typeof value !== "string");
const badLine = fc
  .tuple(
    anyText,
    fc.constantFrom("\n", "\r", "\r\n", "\0", "\u001b", "\u0085", "\u2028", "\u007f", "\ud800"),
    anyText,
  )
  .map((parts) => parts.join(""));

/** For each field, values it must not take. */
const badField: Record<string, fc.Arbitrary<unknown>> = {
  name: fc.oneof(
    notText,
    badLine,
    fc.constantFrom("", " ", "a", "  a  "),
    // Spaces at its ends are cut off and do not count.
    fc.string({ minLength: 201, maxLength: 300 }).filter((text) => text.trim().length > 200),
  ),
  email: fc.oneof(
    notText,
    badLine,
    anyText.filter((text) => !/.@.+\../.test(text)),
    fc.constantFrom("a@b", "@b.eus", "a b@c.eus"),
  ),
  phone: fc.oneof(
    notText.filter((value) => value !== undefined),
    badLine,
    fc.constant("6".repeat(51)),
  ),
  subject: fc.oneof(
    notText,
    badLine,
    anyText.filter((text) => !SUBJECTS.some((subject) => subject === text)),
  ),
  message: fc.oneof(notText, fc.constantFrom("", " ", "\n\t", "a".repeat(5001), "a\0b", "\udfff")),
  honeypot: notText,
  loadedAt: fc.oneof(
    notText,
    anyText.filter((text) => Number.isNaN(Date.parse(text))),
  ),
};

const oneBadField = fc
  .constantFrom(...Object.keys(badField))
  .chain((field) =>
    (badField[field] ?? fc.constant(null)).map((value) => ({ ...goodMessage(), [field]: value })),
  )
  .map((body) => JSON.stringify(body));
const whole = JSON.stringify(goodMessage());
const badText = fc.oneof(
  fc.integer({ min: 0, max: whole.length - 1 }).map((length) => whole.slice(0, length)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  anyText,
  fc.integer({ min: 5, max: 9000 }).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
  fc.constant(whole.replace("{", '{"__proto__":{"honeypot":""},')),
);
const badBytes = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));

const badPost: fc.Arbitrary<InjectOptions> = fc.oneof(
  { weight: 6, arbitrary: oneBadField.map((payload) => ({ payload })) },
  { weight: 4, arbitrary: badText.map((payload) => ({ payload })) },
  { weight: 1, arbitrary: badBytes.map((payload) => ({ payload })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        "",
        "text/plain",
        "application/xml",
        "multipart/form-data; boundary=x",
        "application/jsonx",
        "\u00e9/é",
      )
      .map((type) => ({ payload: whole, headers: { "content-type": type } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("csrf-token", "cookie")
      .chain((name) =>
        fc.string({ maxLength: 80 }).map((value) => ({ payload: whole, headers: { [name]: value } })),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constant({ payload: JSON.stringify({ ...goodMessage(), honeypot: "x".repeat(40_000) }) }),
  },
);

const anyCall: fc.Arbitrary<InjectOptions> = fc.record({
  method: fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"),
  url: fc
    .oneof(
      fc.webPath(),
      fc.constantFrom(
        "/contact",
        "/contact/",
        "/cookie-consent",
        "/cookie-consent/",
        "/csrf-token?x=%",
        "/%00",
        "/%E0%A4",
      ),
      anyText.map((text) => `/cookie-consent/${encodeURIComponent(text.toWellFormed())}`),
    )
    .map((path) => `/api${path}`),
  payload: badText,
});

describe("bad requests, generated", () => {
  it(`answers ${REQUESTS} of them without an error of its own, and stores none`, async () => {
    const { app, services } = await runApi(await freshSettings("sqlite"));
    const visitor = await visit(app);
    const send = ({ headers, ...options }: InjectOptions) =>
      visitor.send({
        remoteAddress: randomAddress(),
        ...options,
        headers: { "content-type": "application/json", ...headers },
      });

    const seen = new Set<number>();
    const check = (arbitrary: fc.Arbitrary<InjectOptions>, runs: number, mustRefuse: boolean) =>
      fc.assert(
        fc.asyncProperty(arbitrary, async (options) => {
          const { statusCode } = await send(options);
          seen.add(statusCode);
          return statusCode < 500 && (statusCode >= 400 || !mustRefuse);
        }),
        { numRuns: runs },
      );
    const post = badPost.map(
      (options): InjectOptions => ({ method: "POST", url: "/api/contact", ...options }),
    );
    await check(post, REQUESTS * 0.8, true);
    await check(anyCall, REQUESTS * 0.2, false);

    expect(await services.health()).toMatchObject({ ready: true, waiting: 0, dead: 0 });
    const stored = await services.store.run(({ database }) =>
      database.selectFrom("messages").selectAll().execute(),
    );
    expect(stored).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([400, 403, 404, 405, 413, 415]));
  });
});
