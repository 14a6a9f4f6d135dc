/** `npm run dev`: the pages with hot reload and the real API, behind one address. */
import { dev } from "astro";
import { openServices } from "./api/services.ts";
import { settingsOrExit } from "./config/config.ts";
import { createApplication } from "./http/application.ts";
import { Metrics } from "./operations/metrics.ts";
import { createLog } from "./process/log.ts";
import { redirectsOnly } from "./site/dev-redirects.ts";

const settings = settingsOrExit();
const log = createLog(settings.logLevel);
const services = await openServices(settings, log);
const api = await createApplication({ services, log, metrics: new Metrics() });
const apiAddress = await api.fastify.listen({
  host: "127.0.0.1",
  port: 0,
  listenTextResolver: () => "The API is ready",
});

const site = await dev({
  server: { port: settings.port, ...(settings.host !== undefined && { host: settings.host }) },
  vite: { server: { proxy: { "/api": apiAddress } }, plugins: [redirectsOnly] },
});

async function stop(): Promise<void> {
  await site.stop();
  await api.close();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
