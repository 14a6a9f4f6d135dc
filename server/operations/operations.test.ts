import { expect, onTestFinished, test } from "vitest";
import type { Environment } from "../../contract/settings.ts";
import { freePort } from "../../tests/parts/free-port.ts";
import { ask } from "../../tests/parts/raw-http.ts";
import { runApp } from "../../tests/parts/running-app.ts";

async function running(environment: Environment = {}) {
  const app = await runApp({ environment });
  onTestFinished(app.stop);
  return app;
}

test("a server whose services are open is alive and ready", async () => {
  const { port } = await running();
  expect((await ask(port, "/healthz")).status).toBe(200);
  const ready = await ask(port, "/readyz");
  expect(ready.status).toBe(200);
  expect(JSON.parse(ready.body.toString())).toEqual({ ready: true, reasons: [] });
});

test("a server whose database cannot be opened serves pages, refuses calls that need it, and says why", async () => {
  const { port } = await running({ DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/site` });
  expect((await ask(port, "/es/")).status).toBe(200);
  expect((await ask(port, "/healthz")).status).toBe(200);
  const ready = await ask(port, "/readyz");
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.body.toString())).toEqual({
    ready: false,
    reasons: [expect.stringContaining("ECONNREFUSED")],
  });
  const call = await ask(port, "/api/cookie-consent/123e4567-e89b-12d3-a456-426614174000");
  expect(call.status).toBe(503);
  expect(call.headers["retry-after"]).toBe("30");
  expect(call.headers["content-type"]).toContain("application/problem+json");
});

test("why a server is not ready is told to this machine and to METRICS_ALLOW only", async () => {
  const { port } = await running({ DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/site` });
  const { status, body } = await ask(port, "/readyz", { headers: { "x-forwarded-for": "192.0.2.1" } });
  expect([status, JSON.parse(body.toString())]).toEqual([503, { ready: false }]);
});

test("a server that stops is not ready any more and closes each connection with its answer", async () => {
  const { app, port } = await running();
  app.drain();
  expect((await ask(port, "/readyz")).status).toBe(503);
  const page = await ask(port, "/es/", { headers: { connection: "keep-alive" } });
  expect(page.status).toBe(200);
  expect(page.headers.connection).toBe("close");
});

test("a server whose event loop is late refuses calls and says when to come back; its pages are answered", async () => {
  const app = await runApp({ overloadedAfterMs: 20 });
  onTestFinished(app.stop);
  const refused = async () => {
    const busyUntil = performance.now() + 200;
    while (performance.now() < busyUntil);
    const { status, headers } = await ask(app.port, "/api/csrf-token");
    return [status, headers["retry-after"]];
  };
  await expect.poll(refused).toEqual([503, "5"]);
  expect((await ask(app.port, "/es/")).status).toBe(200);
});

test("metrics count what was asked", async () => {
  const { port } = await running();
  await ask(port, "/es/");
  await ask(port, "/nope");
  await ask(port, "/api/csrf-token");
  await ask(port, "/api/cookie-consent/123e4567-e89b-12d3-a456-426614174000");
  const { status, headers, body } = await ask(port, "/metrics");
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("version=0.0.4");
  const text = body.toString();
  expect(text).toContain('{route="page",status="200"} 1');
  expect(text).toContain('{route="missing",status="404"} 1');
  expect(text).toContain('{route="/api/csrf-token",status="200"} 1');
  expect(text).not.toContain("123e4567");
});

test("metrics are not for those who come through a proxy", async () => {
  const { port } = await running();
  expect((await ask(port, "/metrics", { headers: { "x-forwarded-for": "127.0.0.1" } })).status).toBe(403);
});

test.each(["/healthz", "/readyz", "/metrics"])("%s answers GET and HEAD only", async (path) => {
  const { port } = await running();
  const { status, headers } = await ask(port, path, { method: "POST" });
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
  expect((await ask(port, path, { method: "HEAD" })).body.length).toBe(0);
});
