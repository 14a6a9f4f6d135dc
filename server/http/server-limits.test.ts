import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { pause } from "../../tests/parts/pause.ts";
import { THIS_MACHINE } from "../../tests/parts/raw-http.ts";
import { limitServer } from "./server-limits.ts";

const LIMIT_MS = 2000;
const HEAD = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n";

async function open() {
  const limits = { headersTimeout: LIMIT_MS, requestTimeout: 2 * LIMIT_MS, keepAliveTimeout: LIMIT_MS };
  const server = createServer({ ...limits, connectionsCheckingInterval: 50 }, async (request, response) => {
    response.end(await text(request).catch(() => ""));
  });
  limitServer(server, { idleMs: LIMIT_MS, bodyMs: LIMIT_MS });
  await once(server.listen(0), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return async (begin: string) => {
    const socket = connect({ port, host: THIS_MACHINE, noDelay: true });
    let answers = "";
    socket.on("error", () => {});
    socket.setEncoding("latin1").on("data", (piece: string) => {
      answers += piece;
    });
    await once(socket, "connect");
    socket.write(begin);
    await delay(200); // the server has read it
    return { write: (more: string) => socket.write(more), answers: () => answers };
  };
}

describe("after a pause of the process", () => {
  test("what came meanwhile is read before anybody is called slow", async () => {
    const begin = await open();
    const visitors = {
      "within the head": [
        await begin("POST / HTTP/1.1\r\nHo"),
        "st: localhost\r\nContent-Length: 6\r\n\r\nposted",
      ],
      "within the body": [await begin(`${HEAD}\r\npos`), "ted"],
      "with a second request": [await begin(`${HEAD}\r\nfirst.`), `${HEAD}\r\nposted`],
    } as const;
    for (const [visitor, rest] of Object.values(visitors)) visitor.write(rest);
    pause(2 * LIMIT_MS + 1000);
    for (const [who, [visitor]] of Object.entries(visitors))
      await expect.poll(visitor.answers, { message: who }).toMatch(/posted$/);
  });

  test("who was being waited for has the time that was left", async () => {
    const begin = await open();
    const visitors = [await begin("POST / HTTP/1.1\r\nHo"), await begin(`${HEAD}\r\npos`)];
    pause(2 * LIMIT_MS + 1000);
    await delay(LIMIT_MS / 4);
    expect(visitors.map(({ answers }) => answers())).toEqual(["", ""]);
    for (const { answers } of visitors)
      await expect.poll(answers, { timeout: 2 * LIMIT_MS }).toContain(" 408 ");
  });
});
