/** The least a page can be: the reference for every time that a browser is measured by. */
import { once } from "node:events";
import { createServer } from "node:http";

const DOCUMENT =
  '<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Harlur</title><h1>Harlur</h1>';

export async function serveBareDocument(): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(DOCUMENT);
  });
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === "object" ? address?.port : ""}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
