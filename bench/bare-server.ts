/** A server that only answers, in a process of its own: the least a page or a post can cost. Says its port first. */
import { createServer } from "node:http";

const DOCUMENT =
  '<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Harlur</title><h1>Harlur</h1>';

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    if (request.method === "POST") response.writeHead(202).end();
    else if (request.url === "/api/csrf-token") response.end('{"csrfToken":"none"}');
    else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(DOCUMENT);
  });
});
server.listen(0, () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
});
