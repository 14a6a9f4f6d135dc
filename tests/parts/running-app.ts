/** The server on a real port with a small site, and the real API on a database of its own. */
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { openServices } from "../../server/api/routes.ts";
import { type Environment, readSettings } from "../../server/config/config.ts";
import { type App, createApp } from "../../server/http/app.ts";
import { createLog } from "../../server/process/log.ts";
import { loadSite } from "../../server/site/site.ts";
import { buildSmallSite, temporaryFolder } from "./small-site.ts";

export interface RunningApp {
  app: App;
  port: number;
  stop(): Promise<void>;
}

export interface AppOptions {
  environment?: Environment;
  /** without it, the services behind the API never open */
  withApi?: boolean;
}

export async function runApp({ environment = {}, withApi = false }: AppOptions = {}): Promise<RunningApp> {
  const folder = temporaryFolder();
  const settings = readSettings({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent", ...environment });
  const log = createLog(settings.logLevel);
  const site = loadSite(await buildSmallSite(folder), settings.https);
  const app = createApp({ settings, site, log });
  app.server.listen(0);
  await once(app.server, "listening");
  if (withApi) await app.join(await openServices(settings, log));
  const address = app.server.address();
  return {
    app,
    port: typeof address === "object" && address ? address.port : 0,
    stop: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
