import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../contract/languages.ts";
import { readPageSettings } from "../../contract/settings.ts";
import { ask, openConnection, sendBytes } from "../../tests/parts/raw-http.ts";
import { runApp } from "../../tests/parts/running-app.ts";

const { port, stop } = await runApp();
afterAll(stop);

const SITE = readPageSettings({}).siteUrl;

/** What a browser on the site would make of it. */
function staysOnSite(location: string | undefined): boolean {
  return location === undefined || new URL(location, `${SITE}/es/`).origin === SITE;
}

const GENERATED_REQUESTS = 3000;
const AT_ONCE = 20;

const piece = fc.oneof(
  fc.constantFrom(
    "es",
    "eu",
    "servicios",
    "proyectos",
    "flota",
    "kontaktua",
    "..",
    ".",
    "api",
    "contact",
    "healthz",
  ),
  fc.constantFrom(
    "%2e%2e",
    "%2f",
    "%5c",
    "%00",
    "%0d%0a",
    "%zz",
    "%",
    "%c0%af",
    "evil.example",
    "@evil.example",
  ),
  fc.constantFrom("\\", "//", ";", ":", "|", "<script>", "'", '"', "{", "}", "^", "`", "~"),
  fc.string({ unit: fc.constantFrom(..."abcxyz019-_.~!$&'()*+,;=:@%"), maxLength: 12 }),
);
const path = fc
  .tuple(fc.constantFrom("/", "//", "/\\", "/%2f", "///", "/es/", "/eu/"), fc.array(piece, { maxLength: 6 }))
  .map(([start, pieces]) => start + pieces.join("/"));
const query = fc.option(fc.string({ unit: fc.constantFrom(..."ab=&%?/\\:#[]"), maxLength: 20 }), { nil: "" });
const headers = fc.dictionary(
  fc.constantFrom(
    "host",
    "cookie",
    "accept-language",
    "accept-encoding",
    "if-none-match",
    "origin",
    "range",
    "x-forwarded-host",
    "x-forwarded-for",
    "content-type",
    "csrf-token",
    "x-http-method-override",
  ),
  fc.string({ unit: fc.constantFrom(...'abegipruz*;=,.q015 "/-\u00e9'), maxLength: 30 }),
  { maxKeys: 5 },
);
const method = fc.constantFrom(
  "GET",
  "HEAD",
  "GET",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "TRACE",
  "PROPFIND",
);

test("thousands of made-up requests are answered, none with a server's error and none led off the site", async () => {
  const request = fc.record({ method, path, query, headers });
  const batch = fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const answers = requests.map(async ({ method, path, query, headers }) => {
        const url = query === "" ? path : `${path}?${query}`;
        const answer = await ask(port, url, { method, headers });
        return { url, method, headers, status: answer.status, location: answer.headers.location };
      });
      for (const answer of await Promise.all(answers)) {
        const wrong = answer.status >= 500 || answer.status < 200 || !staysOnSite(answer.location);
        expect(wrong ? answer : null).toBeNull();
      }
    }),
    { numRuns: GENERATED_REQUESTS / AT_ONCE, endOnFailure: true },
  );
  expect((await ask(port, "/es/")).status).toBe(200);
});

test.each(["OPTIONS", "TRACE", "PUT", "DELETE"])(
  "a form that was begun does not answer %s",
  async (method) => {
    const { status, headers } = await ask(port, "/es/contacto?sin-script=1", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  },
);

test.each(["/api/secret%", "/api/cookie-consent/%E0%A4%Asecret", "/healthz%secret%"])(
  "%s is refused without being repeated",
  async (address) => {
    const { status, body } = await ask(port, address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toContain("secret");
  },
);

describe("an address that is none is refused", () => {
  test.each([
    ["malformed percent-encoding", "/%zz"],
    ["half a character", "/%e0%a4%a"],
    ["a null byte", "/es/%00"],
    ["a line break", "/%0d%0aLocation:%20https://evil.example"],
    ["a backslash", "/\\evil.example"],
    ["an encoded backslash", "/%5cevil.example"],
    ["another host's path", "//evil.example/es/"],
    ["an encoded host's path", "/%2f%2fevil.example"],
    ["a way out of the site", "/../../../../etc/passwd"],
    ["an encoded way out", "/%2e%2e/%2e%2e/etc/passwd"],
    ["a way out behind a language", "/es/..%2f..%2fpackage.json"],
    ["10 kB", `/${"a".repeat(10_240)}`],
    ["10 kB of slashes", "/".repeat(10_240)],
    ["10 kB of dots", `/es/${"../".repeat(3400)}`],
  ])("%s", async (_name, path) => {
    const { status, headers } = await ask(port, path);
    // Nothing but slashes is the root, which leads to a page of the site.
    expect([400, 404, ...(path.replaceAll("/", "") === "" ? [302] : [])]).toContain(status);
    expect(staysOnSite(headers.location)).toBe(true);
  });

  test("a path through the API is one of its own refusals", async () => {
    for (const path of ["/api", "/api/", "/api/%zz", "/api/..%2f..%2fetc", `/api/${"a".repeat(9000)}`]) {
      const { status, headers } = await ask(port, path);
      expect([400, 404, 414]).toContain(status);
      expect(headers["content-type"]).toContain("application/problem+json");
    }
  });
});

describe("what is not HTTP, or too much of it", () => {
  const line = "GET /es/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";

  test.each([
    ["noise", "\x00\x01\x02\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["a header of 20 kB", `${line}X-Long: ${"a".repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    [
      "two lengths",
      `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      /^HTTP\/1\.1 400 /,
    ],
    [
      "a length beside chunks",
      `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
      /^HTTP\/1\.1 400 /,
    ],
    ["no host", "GET /es/ HTTP/1.1\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["two hosts", "GET /es/ HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["a folded header", `${line}X-A: a\r\n b\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ["a null byte in the line", "GET /es/\x00 HTTP/1.1\r\nHost: a\r\n\r\n", /^HTTP\/1\.1 400 /],
    [
      "a foreign host in the line",
      "GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      /Location: \/es\/\r\n/,
    ],
    ["a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n", /^$/],
  ])("%s", async (_name, bytes, answer) => {
    expect(await sendBytes(port, bytes)).toMatch(answer);
  });

  test("a browser with more cookies than are read is told what to do, in both languages", async () => {
    const cookies = Array.from({ length: 20 }, (_, index) => `c${index}=${"a".repeat(1000)}`).join("; ");
    const answer = await sendBytes(port, `${line}Cookie: ${cookies}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*\r\nContent-Type: text\/html; charset=utf-8\r\n/s);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(Number(/Content-Length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(body, "latin1"));
    expect(head).toContain("Content-Security-Policy: default-src 'none'");
    for (const language of LANGUAGES) expect(body).toMatch(new RegExp(`lang="${language}"[^]*cookie`));
  });

  test("more headers than anyone needs", async () => {
    const many = Array.from({ length: 500 }, (_, index) => `X-${index}: a\r\n`).join("");
    expect(await sendBytes(port, `${line}${many}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test("a body past 32 kB is refused", async () => {
    const headers = { "content-type": "application/json" };
    const { status } = await ask(port, "/api/contact", { method: "POST", headers, body: "a".repeat(40_000) });
    expect([403, 413]).toContain(status);
  });
});

describe("a body that would have to be unpacked", () => {
  const form = (path: string, coding: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nOrigin: http://localhost:3000\r\nConnection: close\r\n` +
    `Content-Type: application/x-www-form-urlencoded\r\n${coding}\r\n\r\n3\r\na=b\r\n0\r\n\r\n`;

  describe.each(["/es/contacto", "/api/contact"])("at %s", (path) => {
    test.each([
      "Content-Encoding: gzip\r\nTransfer-Encoding: chunked",
      "Content-Encoding: identity, BR\r\nTransfer-Encoding: chunked",
      "Transfer-Encoding: gzip, chunked",
      "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked",
    ])("is refused with %j", async (coding) => {
      const answer = await sendBytes(port, form(path, coding));
      expect(answer).toMatch(/^HTTP\/1\.1 415 .*\r\naccept-encoding: identity\r\n/is);
    });
  });

  test.each(["Transfer-Encoding: Chunked", "Content-Encoding: identity\r\nTransfer-Encoding: chunked"])(
    "is none with %j",
    async (coding) => {
      expect(await sendBytes(port, form("/es/contacto", coding))).toMatch(/^HTTP\/1\.1 422 /);
    },
  );
});

/** What the network's own buffers take in besides. */
const BUFFERS_BYTES = 16_000_000;

describe("a body without an end, whoever it is sent to", () => {
  test.each([
    ["GET /es/", 1],
    ["GET /healthz", 1],
    ["GET /api/csrf-token", 1],
    ["PUT /api/contact", 1],
    ["POST /api/contact", 64],
    ["POST /es/contacto", 64],
  ])("%s: no more than %i MB of it is read", async (line, megabytes) => {
    const socket = await openConnection(port);
    const closed = new Promise((resolve) => socket.on("error", resolve).on("close", resolve));
    const type = "Content-Type: multipart/form-data; boundary=x";
    socket.resume().write(`${line} HTTP/1.1\r\nHost: a\r\n${type}\r\nContent-Length: 99999999999\r\n\r\n`);
    const piece = Buffer.alloc(1_000_000);
    let sent = 0;
    const sendMore = (error?: Error | null) => {
      // What is written after the end is told at once, sooner than the end itself.
      if (error) return;
      sent += piece.length;
      if (sent < 300_000_000) socket.write(piece, sendMore);
      else socket.destroy();
    };
    sendMore();
    await closed;
    expect(sent).toBeLessThan(megabytes * 1024 * 1024 + BUFFERS_BYTES);
  });
});

describe("a body in pieces", () => {
  const begun =
    "POST /es/contacto HTTP/1.1\r\nHost: a\r\nOrigin: http://localhost:3000\r\nConnection: close\r\n" +
    "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n";
  const inPieces = (count: number, bytes: number) =>
    `${begun}${`${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`.repeat(count)}0\r\n\r\n`;

  test("as networks make them is read to its end", async () => {
    expect(await sendBytes(port, inPieces(400, 100))).toMatch(/^HTTP\/1\.1 422 /);
  });

  test("of a byte each is hung up on", async () => {
    expect(await sendBytes(port, inPieces(20_000, 1))).toBe("");
  });
});

test("a page answers at once beside 200 connections that never finish their request", async () => {
  const stalled = await Promise.all(Array.from({ length: 200 }, () => openConnection(port)));
  for (const socket of stalled) {
    socket.on("error", () => {});
    socket.write("GET /es/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  }
  const started = performance.now();
  const answers = await Promise.all(
    ["/es/", "/eu/contacto", "/api/csrf-token"].map((path) => ask(port, path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(performance.now() - started).toBeLessThan(2000);
  const cutOff = stalled.map((socket) => new Promise((resolve) => socket.on("close", resolve).resume()));
  await Promise.all(cutOff);
  // 10 seconds for the headers, and some for a busy machine; a whole request would have 20.
  expect(performance.now() - started).toBeLessThan(17_000);
});
