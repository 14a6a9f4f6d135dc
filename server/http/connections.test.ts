import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Environment } from "../../contract/settings.ts";
import { ask, THIS_MACHINE } from "../../tests/parts/raw-http.ts";
import { runApp } from "../../tests/parts/running-app.ts";
import { Connections } from "./connections.ts";
import { limitServer } from "./server-limits.ts";

const PAGE = "GET /es/ HTTP/1.1\r\nHost: localhost\r\n\r\n";
const ATTACKER = "127.0.0.2";

async function running(environment: Environment = {}) {
  const { app, port, stop } = await runApp({ environment: { ...environment } });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await stop();
  });
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: THIS_MACHINE, localAddress });
    sockets.push(socket);
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  const countOpen = () =>
    new Promise<number>((resolve) => app.fastify.server.getConnections((_error, count) => resolve(count)));
  return { app, port, open, countOpen };
}

async function expectPageWithin(port: number, milliseconds: number): Promise<void> {
  const started = performance.now();
  expect((await ask(port, "/es/")).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(milliseconds);
}

test("a refused connection does not stay because its other side never hangs up", async () => {
  const server = createServer().listen(0);
  limitServer(server);
  const accepted = once(server, "connection");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const socket = connect({ port, host: THIS_MACHINE, allowHalfOpen: true }).resume();
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const [itsOtherEnd] = await accepted;
  server.emit("clientError", new Error("slow"), itsOtherEnd);
  await once(socket, "end");
  await once(itsOtherEnd, "close", { signal: AbortSignal.timeout(10_000) }); // silence alone takes 30 s
});

describe("a connection that asks ahead", () => {
  test("is answered as far as anyone reasonable goes", async () => {
    const { open } = await running();
    const socket = await open(ATTACKER);
    let answers = 0;
    socket.on("data", (chunk) => {
      answers += chunk.toString("latin1").split("HTTP/1.1 200 OK").length - 1;
    });
    socket.write(PAGE.repeat(20));
    await expect.poll(() => answers).toBe(20);
    expect(socket.destroyed).toBe(false);
  });

  test("without end, and reads nothing, is closed, and what it sent ahead is not answered", async () => {
    const { app, open, countOpen } = await running();
    let answered = 0;
    app.fastify.server.on("request", (_request, response) => {
      if (response.headersSent) answered += 1;
    });
    (await open(ATTACKER)).pause().write(PAGE.repeat(1500));
    await expect.poll(() => answered).toBeGreaterThan(0);
    await expect.poll(countOpen).toBe(0);
    expect(answered).toBeLessThan(33);
  });
});

describe("an answer", () => {
  const streaming = async (bytesPerSecond: number) => {
    const server = createServer((request, response) => {
      connections.answer(request, response, () => void Readable.from(endless()).pipe(response));
    });
    const connections = new Connections(server, () => false, { slowStartMs: 3000, checkIntervalMs: 50 });
    server.listen(0);
    const { port } = server.address() as AddressInfo; // it listens on a port
    const socket = connect(port, THIS_MACHINE).pause();
    socket.on("error", () => {});
    socket.write(PAGE);
    const reading = setInterval(() => socket.read(bytesPerSecond / 20), 50);
    onTestFinished(() => {
      clearInterval(reading);
      socket.destroy();
      server.closeAllConnections();
      server.close();
    });
    return new Promise<number>((resolve) => {
      const count = () => server.getConnections((_error, open) => open === 0 && resolve(0));
      setInterval(count, 100).unref();
      setTimeout(() => resolve(1), 20_000);
    });
  };
  function* endless() {
    // More than the network's own buffers take at once, and then too little to count.
    yield Buffer.alloc(8_000_000);
    for (;;) yield Buffer.alloc(64 * 1024);
  }

  test("is given up when it is read slower than any line is", async () => {
    expect(await streaming(100)).toBe(0);
  });

  test("is given as long as it is read", async () => {
    expect(await streaming(20_000_000)).toBe(1);
  });
});

describe("one address", () => {
  test("with more connections than an office gives up its oldest idle ones, and locks nobody out", async () => {
    const { port, open, countOpen } = await running();
    const opened: Socket[] = [];
    for (let round = 0; round < 7; round += 1) {
      opened.push(...(await Promise.all(Array.from({ length: 100 }, () => open(ATTACKER)))));
    }
    await expect.poll(countOpen).toBeLessThanOrEqual(512);
    await expect.poll(() => opened.slice(0, 100).every(({ destroyed }) => destroyed)).toBe(true);
    await expectPageWithin(port, 5000);
    // Not even somebody at the same address.
    const late = await open(ATTACKER);
    late.write(PAGE);
    const [answer] = await once(late, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test("of a trusted proxy has the connections of all visitors", async () => {
    const { open, countOpen } = await running({ TRUST_PROXY: "1" });
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 100 }, () => open(ATTACKER)));
    }
    await expect.poll(countOpen).toBe(600);
  });
});

test("a visitor's connection is kept open for seconds, a proxy's longer than it keeps it itself", async () => {
  expect((await running()).app.fastify.server.keepAliveTimeout).toBe(10_000);
  expect((await running({ TRUST_PROXY: "1" })).app.fastify.server.keepAliveTimeout).toBe(130_000);
});
