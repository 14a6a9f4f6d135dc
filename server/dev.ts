/** `npm run dev`: the pages with hot reload and the real API, behind one address. */
import type { IncomingMessage } from "node:http";
import { dev } from "astro";
import { LANGUAGES, type Language } from "../contract/languages.ts";
import { pageAddress } from "../contract/routes.ts";
import { cutPage } from "./api/form/fill-page.ts";
import { isFormRequest } from "./api/form/form-request.ts";
import type { ContactPage } from "./api/form/form-route.ts";
import { createApplication } from "./application/application.ts";
import { endWithNpm } from "./application/end-with-npm.ts";
import { createLog } from "./base/log.ts";
import { settingsOrExit } from "./config/config.ts";
import { Metrics } from "./http/metrics.ts";
import { withoutQuery } from "./http/request-target.ts";
import { redirectsOnly } from "./pages/dev-redirects.ts";
import { openServices } from "./services/services.ts";

endWithNpm();

const settings = settingsOrExit();
const log = createLog(settings.logLevel);
const services = await openServices(settings, log);
const api = await createApplication({
  services,
  log,
  metrics: new Metrics(),
  contactPages,
  overloadedAfterMs: 0,
});
const apiAddress = await api.fastify.listen({
  host: "127.0.0.1",
  port: 0,
  listenTextResolver: () => "The API is ready",
});

/** The form's own answers, which Astro's development server knows nothing of. */
const formProxy = {
  target: apiAddress,
  bypass: ({ method, url = "" }: IncomingMessage) => {
    const path = withoutQuery(url);
    return isFormRequest(method, path, url.slice(path.length)) ? undefined : url;
  },
};
const formProxies = LANGUAGES.map((language) => [pageAddress(language, "contact"), formProxy] as const);

const site = await dev({
  server: { port: settings.port, host: settings.host ?? "127.0.0.1" },
  vite: {
    cacheDir: "node_modules/.vite-dev", // the tests' own would be thrown away each time
    server: { proxy: { "/api": apiAddress, ...Object.fromEntries(formProxies) } },
    plugins: [redirectsOnly],
  },
});

/** As Astro draws it at this moment. */
async function contactPages(language: Language): Promise<ContactPage> {
  const { address: host, family, port } = site.address;
  const origin = `http://${family === "IPv6" ? `[${host}]` : host}:${port}`;
  const address = new URL(pageAddress(language, "contact"), origin);
  return { template: cutPage(await (await fetch(address)).text()), headers: [] };
}

async function stop(): Promise<void> {
  await site.stop();
  await api.close();
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
