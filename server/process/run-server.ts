/** The process: listens, says where, and stops without dropping anyone. */
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createServices } from "../api/services.ts";
import { type Settings, settingsOrExit } from "../config/config.ts";
import { type Application, createApplication } from "../http/application.ts";
import { Metrics } from "../operations/metrics.ts";
import { answerPages } from "../site/answer-page.ts";
import { contactPageOf } from "../site/contact-page.ts";
import { SiteNotBuiltError } from "../site/manifest.ts";
import { loadSite, type Site } from "../site/site.ts";
import { createLog, type Log } from "./log.ts";

const SERVICES_PATIENCE_MS = 3000;
const DRAIN_MS = 300;
const STOP_PATIENCE_MS = 10_000;

export async function serve(): Promise<void> {
  const settings = settingsOrExit();
  const log = createLog(settings.logLevel);
  process.on("uncaughtException", (error) => {
    log.fatal({ problem: error.message, stack: error.stack }, "Stopped by an error nobody expected");
    void log.finish().finally(() => process.exit(1));
  });

  const site = siteOrExit(settings);
  const metrics = new Metrics();
  const services = createServices(settings, log);
  const app = await createApplication({
    services,
    log,
    metrics,
    pages: answerPages(site, metrics, log),
    contactPages: (language) => contactPageOf(site, language),
  });
  await listenOrExit(app, settings);
  stopOnSignals(app, log);

  // The pages are there already; the address is told once the form works too, or soon if it cannot.
  await Promise.race([services.opened, wait(SERVICES_PATIENCE_MS, undefined, { ref: false })]);
  process.stdout.write(`The site is at ${addressOf(app)}\n`);
}

function siteOrExit(settings: Settings): Site {
  try {
    return loadSite(resolve("dist"), settings.https);
  } catch (error) {
    if (error instanceof SiteNotBuiltError) exitWith(error.message);
    throw error;
  }
}

async function listenOrExit({ fastify: { server } }: Application, { host, port }: Settings): Promise<void> {
  server.listen({ port, ...(host !== undefined && { host }) });
  try {
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") exitWith(`PORT ${port} is in use by another program. Set PORT to a free one.`);
    if (code === "EACCES") exitWith(`PORT ${port} may not be used by this user. Set PORT to one above 1023.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") exitWith("HOST takes an address of this machine.");
    throw error;
  }
}

function stopOnSignals(app: Application, log: Log): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "Stopping");
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    app.drain();
    await wait(DRAIN_MS);
    await app.close();
    await log.finish();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function addressOf({ fastify }: Application): string {
  const address = fastify.server.address();
  return `http://localhost:${typeof address === "object" ? address?.port : ""}`;
}

function exitWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
