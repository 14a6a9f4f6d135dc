import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LARGEST_UPLOAD } from "./pictures.ts";
import { editorRoutes } from "./routes.ts";

const root = mkdtempSync(join(tmpdir(), "routes-"));
mkdirSync(join(root, "data"));
writeFileSync(join(root, "data/site.sqlite"), "messages");

const routes = editorRoutes(root);
// It lets no connection go that a busy test is about to use again.
const server = createServer({ keepAliveTimeout: 0 }, (asked, answer) =>
  routes(asked, answer, () => answer.end("the site")),
);
server.listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port

test("a file of the data folder is refused, a page is not", async () => {
  expect((await fetch(`${address}/data/site.sqlite`)).status).toBe(403);
  expect(await (await fetch(`${address}/es/`)).text()).toBe("the site");
});

test("what does not fit together is told after a save, by names and with a link", async () => {
  cpSync("content", join(root, "content"), { recursive: true, filter: (path) => !path.includes("images") });
  mkdirSync(join(root, "content/images"));
  mkdirSync(join(root, "public"));
  const { problems } = (await (await fetch(`${address}/editor/problems`)).json()) as { problems: unknown[] }; // ours
  expect(problems[0]).toEqual({
    entry: expect.any(String),
    field: expect.stringContaining(" › "),
    link: expect.stringContaining("/editor?abrir="),
    message: expect.stringMatching(/^No hay ningun[oa]? /),
  });
});

test("a drawing may do nothing when it is opened by itself", async () => {
  const { headers } = await fetch(`${address}/content/images/logo/own.svg`);
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.* sandbox$/);
});

test.each([
  ["of the largest size is judged by what it is", LARGEST_UPLOAD, "No se puede leer esta foto"],
  ["that is larger is refused", LARGEST_UPLOAD + 1, "demasiado grande"],
])("an upload without a length %s", async (_, size, says) => {
  const body = new Blob([Buffer.alloc(size)]).stream();
  const sent = { method: "POST", headers: { Origin: address }, body, duplex: "half" };
  const answer = await fetch(`${address}/editor/pictures?folder=projects&name=a.jpg`, sent);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(says);
});
