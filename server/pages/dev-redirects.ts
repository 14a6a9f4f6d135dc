import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { type Addresses, resolvePath } from "../../contract/routes.ts";
import { readTarget } from "../http/request-target.ts";
import { visitorLanguage } from "../http/visitor-language.ts";

/** The server's redirects in Astro's development server, which knows only pages. */
export const redirectsOnly = {
  name: "redirects",
  configureServer(server: ViteDevServer) {
    server.middlewares.use((request, response, next) => {
      // Loaded anew after each change of the content.
      server
        .ssrLoadModule("/src/site/development-addresses.ts")
        .then(({ addresses }) => redirect(addresses, request, response, next), next);
    });
  },
};

function redirect(
  addresses: Addresses,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const target = readTarget(request.url ?? "/");
  const destination = target && resolvePath(target.path, visitorLanguage(request.headers), addresses);
  if (destination?.kind !== "redirect") next();
  else response.writeHead(302, { Location: encodeURI(destination.path) + target?.query }).end();
}
