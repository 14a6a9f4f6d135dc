/** `npm run dev`: the pages with hot reload and the real API, behind one address. */
import { dev } from "astro";
import { createApiApplication } from "./api/application.ts";
import { openServices } from "./api/routes.ts";
import { settingsOrExit } from "./config/config.ts";
import { Metrics } from "./operations/metrics.ts";
import { createLog } from "./process/log.ts";
import { redirectsOnly } from "./site/dev-redirects.ts";

const settings = settingsOrExit();
const log = createLog(settings.logLevel);
const services = await openServices(settings, log);
const api = await createApiApplication(services, log, new Metrics());
const apiAddress = await api.listen({
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
  await services.close();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
