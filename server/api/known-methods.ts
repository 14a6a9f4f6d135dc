import type { FastifyInstance } from "fastify";

/** Tells which methods a path takes, for routes registered from now on; none if there is no such path. */
export function knownMethods(app: FastifyInstance): (path: string) => string[] {
  const known: { path: RegExp; method: string }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const path = new RegExp(`^${url.replaceAll(/:\w+/g, "[^/]+")}$`);
    known.push(...[method].flat().map((one) => ({ path, method: one })));
  });
  return (asked) => known.filter(({ path }) => path.test(asked)).map(({ method }) => method);
}
