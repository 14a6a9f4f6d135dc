/** The server on a real port with a small site, and the real API on a database of its own. */

import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../../contract/settings.ts";
import { contactPageOf } from "../../server/api/form/contact-page.ts";
import { type Application, createApplication } from "../../server/application/application.ts";
import { createLog } from "../../server/base/log.ts";
import { readSettings } from "../../server/config/config.ts";
import { Metrics } from "../../server/http/metrics.ts";
import { answerPages } from "../../server/pages/answer-page.ts";
import { loadSite } from "../../server/pages/site.ts";
import { openServices } from "../../server/services/services.ts";
import { buildSmallSite, temporaryFolder } from "./small-site.ts";

export interface RunningApp {
  app: Application;
  port: number;
  stop(): Promise<void>;
}

export interface AppOptions {
  environment?: Environment;
  /** never, unless a test says so: a slow machine is no finding */
  overloadedAfterMs?: number;
}

export async function runApp({
  environment = {},
  overloadedAfterMs = 0,
}: AppOptions = {}): Promise<RunningApp> {
  const folder = temporaryFolder();
  const settings = readSettings({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent", ...environment });
  const log = createLog(settings.logLevel);
  const site = loadSite(await buildSmallSite(folder), settings.https);
  const metrics = new Metrics();
  const services = await openServices(settings, log, { contactRules: () => site.contactRules });
  const app = await createApplication({
    services,
    log,
    metrics,
    pages: answerPages({ site }, metrics, log),
    contactPages: (language) => contactPageOf(site, language),
    overloadedAfterMs,
  });
  const { server } = app.fastify;
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  return {
    app,
    port: typeof address === "object" && address ? address.port : 0,
    stop: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
