import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { ask, openConnection, sendBytes } from "../../tests/parts/raw-http.ts";
import { runApp } from "../../tests/parts/running-app.ts";
import { readyHead } from "./ready-answer.ts";

const { port, stop } = await runApp();
afterAll(stop);

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, "Host: localhost", ...lines].join("\r\n")}\r\n\r\n`;
const LAST = "Connection: close";

describe("the head of an answer", () => {
  test("says the same on a connection that stays as on one that closes", async () => {
    const [stays, closes] = await Promise.all(
      ["keep-alive", "close"].map((connection) =>
        ask(port, "/es/servicios", { headers: { connection, "accept-encoding": "br" } }),
      ),
    );
    const { date: _one, ...staying } = stays?.headers ?? {};
    const { date: _other, connection: closed, ...closing } = closes?.headers ?? {};
    expect(closed).toBe("close");
    expect(staying).toEqual(closing);
    expect(stays?.body).toEqual(closes?.body);
  });

  test("tells the time of the answer, not of the start", () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: Date.UTC(2027, 0, 1, 12, 0, 0) });
    const head = readyHead([["ETag", '"a"']]);
    expect(head().toString()).toContain("\r\nDate: Fri, 01 Jan 2027 12:00:00 GMT\r\n");
    expect(head()).toBe(head());
    vi.setSystemTime(Date.UTC(2027, 0, 1, 12, 0, 1));
    expect(head().toString()).toContain("\r\nDate: Fri, 01 Jan 2027 12:00:01 GMT\r\n\r\n");
  });

  test("takes no value that would begin a line of its own", () => {
    expect(() => readyHead([["ETag", '"a"\r\nSet-Cookie: a=b']])).toThrow("Invalid character");
  });
});

describe("one connection", () => {
  test("is used for one answer after the other", async () => {
    const answer = await sendBytes(
      port,
      get("/es/") + get("/nope") + get("/eu/contacto") + get("/es/", LAST),
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(
      [200, 404, 200, 200].map((status) => `HTTP/1.1 ${status}`),
    );
    const order = ["es /<", "404 Page Not Found<", "eu /contacto<", "es /<"].map(
      (title) => `<title>${title}`,
    );
    expect(answer.match(/<title>[^<]*</g)).toEqual(order);
  });

  test("of an old browser closes after the answer", async () => {
    expect(await sendBytes(port, "GET /es/ HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 [\s\S]*<\/html>$/);
  });

  test("that is gone before its answer leaves the others alone", async () => {
    for (let visitor = 0; visitor < 20; visitor++) {
      const socket = await openConnection(port);
      socket.write(get("/es/").repeat(50));
      socket.resetAndDestroy();
    }
    expect((await ask(port, "/es/", { headers: { connection: "keep-alive" } })).status).toBe(200);
  });

  test("that asks for much and reads nothing is not read from any more", async () => {
    const socket = await openConnection(port);
    socket.pause();
    const question = get("/es/").repeat(1000);
    let taken = true;
    for (let round = 0; round < 1000 && taken; round++) {
      taken = socket.write(question) || (await hasDrained(socket));
    }
    socket.destroy();
    expect(taken).toBe(false);
  });
});

function hasDrained(socket: Awaited<ReturnType<typeof openConnection>>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), 500);
    socket.once("drain", () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
