/** What a single request may cost in processor time, whoever made it up: a page is the measure. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPageSettings } from "../../contract/settings.ts";
import { ask, type RawRequest, sendBytes } from "../parts/raw-http.ts";
import { type ServerProcess, startServer } from "../parts/server-process.ts";
import { buildSmallSite, temporaryFolder } from "../parts/small-site.ts";
import { goodMessage } from "../parts/visitor.ts";

const MOST_MS = 50;
/** A page and its connection take half a millisecond; a busy machine makes that more. */
const MOST_REFUSAL_MS = 4;
const REFUSALS = 2000;
const AT_ONCE = 8;

const folder = temporaryFolder();
let server: ServerProcess;
let port: number;
let visitor: Record<string, string>;

beforeAll(async () => {
  await buildSmallSite(folder);
  server = startServer(folder, { TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  port = await server.ready();
  const given = await ask(port, "/api/csrf-token");
  const { csrfToken } = JSON.parse(given.body.toString()) as { csrfToken: string };
  visitor = { cookie: String(given.headers["set-cookie"]).split(";", 1).join(""), "csrf-token": csrfToken };
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

let addresses = 0;
/** Each request comes from a network of its own, unless it says otherwise. */
function from(headers: Record<string, string> = {}): Record<string, string> {
  addresses += 1;
  return {
    "x-forwarded-for": `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
    ...headers,
  };
}

async function processorMs(): Promise<number> {
  const { body } = await ask(port, "/metrics");
  return 1000 * Number(/^process_cpu_seconds_total (\S+)$/m.exec(body.toString())?.[1]);
}

async function costOf(request: () => Promise<unknown>, times: number): Promise<number> {
  for (let index = 0; index < 3; index += 1) await request();
  const before = await processorMs();
  let left = times;
  const askOn = async () => {
    while (left-- > 0) await request();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return ((await processorMs()) - before) / times;
}

const FORM = "application/x-www-form-urlencoded";
const OWN = readPageSettings({}).siteUrl;
const post = (path: string, options: RawRequest) => ask(port, path, { method: "POST", ...options });

test("what is refused costs little more than a page", async () => {
  const page = await costOf(() => ask(port, "/es/"), REFUSALS);
  const form = (headers: Record<string, string>) => post("/es/contacto", { headers, body: "name=Ane" });
  const wishes = "a;q=0.1,".repeat(1800);
  const origin = "https://evil.example";
  const cookie = Array.from({ length: 700 }, (_, index) => `${index}=%zz%E0%A4`).join(";");
  const sameAddress = { "x-forwarded-for": "192.0.2.1" };
  const refusals: Record<string, () => Promise<unknown>> = {
    "another site's form": () => form(from({ "content-type": FORM, origin })),
    "with many wishes": () => form(from({ "content-type": FORM, origin, "accept-encoding": wishes })),
    "too many forms": () => form({ ...sameAddress, "content-type": FORM, origin: OWN }),
    "no token": () => post("/api/contact", { headers: from({ "content-type": "application/json" }) }),
    "cookies that are none": () => ask(port, "/api/csrf-token", { headers: { cookie } }),
    "no such page": () => ask(port, `/es/${"a/".repeat(7000)}`),
    "a list of marks": () => ask(port, "/es/", { headers: { "if-none-match": '"a",'.repeat(3500) } }),
  };
  const dear: Record<string, number> = {};
  for (const [name, refusal] of Object.entries(refusals)) {
    const cost = await costOf(refusal, REFUSALS / 8);
    if (cost > Math.max(MOST_REFUSAL_MS, 3 * page)) dear[name] = cost;
  }
  expect(dear).toEqual({});
});

describe("no request takes more than 50 ms of processor", () => {
  const json = (body: string) =>
    post("/api/contact", { headers: from({ ...visitor, "content-type": "application/json" }), body });
  const form = (body: string) =>
    post("/es/contacto", { headers: from({ origin: OWN, "content-type": FORM }), body });
  const part = (name: string, value: string, more = "") =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const withFiles = (parts: string) => {
    const texts = Object.entries(goodMessage()).map(([name, value]) => part(name, String(value)));
    const headers = from({ ...visitor, "content-type": "multipart/form-data; boundary=x" });
    return post("/api/contact", { headers, body: `${texts.join("")}${parts}--x--\r\n` });
  };

  test.each<[string, () => Promise<unknown>]>([
    ["a message", () => json(JSON.stringify(goodMessage()))],
    [
      "a form of 14,000 fields",
      () => form(Array.from({ length: 14_000 }, (_, index) => `${index}=`).join("&")),
    ],
    ["one field 30,000 times", () => form("a=&".repeat(30_000))],
    ["a text that is all marks", () => form(`message=${"%3C".repeat(30_000)}`)],
    ["lists within lists", () => json(`{"loadedAt":${"[".repeat(15_000)}${"]".repeat(15_000)}}`)],
    ["objects within objects", () => json(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`)],
    [
      "an address without an end",
      () => json(JSON.stringify({ ...goodMessage(), email: "a.".repeat(15_000) })),
    ],
    [
      "sixty files that are none",
      () =>
        withFiles(Array.from({ length: 59 }, () => part("files", "GIF89a", '; filename="a.gif"')).join("")),
    ],
    [
      "a file full of half boundaries",
      () => withFiles(part("files", "\r\n--".repeat(200_000), '; filename="a"')),
    ],
    ["a name of 60 kB", () => withFiles(part("files", "x", `; filename="${" ".repeat(60_000)}b.jpg"`))],
    [
      "a body in crumbs",
      () =>
        sendBytes(
          port,
          `POST /es/contacto HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from()["x-forwarded-for"]}\r\nOrigin: ${OWN}\r\n` +
            `Content-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n\r\n${"1\r\na\r\n".repeat(90_000)}0\r\n\r\n`,
        ),
    ],
  ])("%s", async (_what, request) => {
    expect(await costOf(request, 20)).toBeLessThan(MOST_MS);
  });
});
