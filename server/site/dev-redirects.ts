import type { IncomingMessage, ServerResponse } from "node:http";
import { resolvePath } from "../../contract/routes.ts";
import { readTarget } from "../http/request-target.ts";
import { visitorLanguage } from "../http/visitor-language.ts";

function redirect(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const target = readTarget(request.url ?? "/");
  const destination = target && resolvePath(target.path, visitorLanguage(request.headers));
  if (destination?.kind !== "redirect") next();
  else response.writeHead(302, { Location: destination.path + target?.query }).end();
}

/** The server's redirects in Astro's development server, which knows only pages. */
export const redirectsOnly = {
  name: "redirects",
  configureServer: ({ middlewares }: { middlewares: { use(handler: typeof redirect): void } }) => {
    middlewares.use(redirect);
  },
};
