/** The process: listens, says where, and stops without dropping anyone. */
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { contactPageOf } from "../api/form/contact-page.ts";
import { createLog, type Log } from "../base/log.ts";
import { environmentToServe, orExit, readSettingsToServe, type Settings } from "../config/config.ts";
import { Metrics } from "../http/metrics.ts";
import { ownOrigin } from "../operations/ask-site.ts";
import { answerPages } from "../pages/answer-page.ts";
import { LiveSite } from "../pages/live-site.ts";
import { welcome } from "../publication/owner-messages.ts";
import { createServices } from "../services/services.ts";
import { builtSite, SiteNotBuiltError } from "../site/manifest.ts";
import { type Application, createApplication } from "./application.ts";
import { notifyServiceManager, pingWatchdog } from "./service-manager.ts";

const SERVICES_TIMEOUT_MS = 3000;
const DRAIN_MS = 300;
const STOP_TIMEOUT_MS = 10_000;

export async function serve(): Promise<void> {
  const { environment, unreadable } = environmentToServe();
  const builtFor = builtSite(resolve("dist"))?.build.siteUrl;
  const settings = orExit(() => readSettingsToServe(environment, builtFor, unreadable));
  const log = createLog(settings.logLevel);
  for (const problem of settings.wrong)
    log.error({ problem }, "A setting is wrong: pages are served, messages are not taken");
  process.on("uncaughtException", (error) => {
    log.fatal({ problem: error.message, stack: error.stack }, "Stopped by an error nobody expected");
    void log.finish().finally(() => process.exit(1));
  });

  // Nobody has to hear where the site is.
  process.stdout.on("error", () => {});

  const live = liveSiteOrExit(settings, log);
  live.watch();
  if (live.site.builtFor !== settings.siteUrl) {
    const facts = { builtFor: live.site.builtFor, siteUrl: settings.siteUrl };
    log.error(facts, "SITE_URL is not the address the pages were built for: build again");
  }
  const metrics = new Metrics();
  const services = createServices(settings, log, {
    company: () => live.site.company,
    contactRules: () => live.site.contactRules,
  });
  const app = await createApplication({
    services,
    log,
    metrics,
    pages: answerPages(live, metrics, log),
    contactPages: (language) => contactPageOf(live.site, language),
  });
  await listenOrExit(app, settings);
  stopOnSignals(app, log);

  // The pages are there already; the address is told once the form works too, or soon if it cannot.
  await Promise.race([services.opened, wait(SERVICES_TIMEOUT_MS, undefined, { ref: false })]);
  notifyServiceManager("READY=1");
  pingWatchdog(ownOrigin({ host: settings.host, port: portOf(app) }));
  const address = `http://localhost:${portOf(app)}`;
  const isTerminal = process.stdout.isTTY;
  const mailIsSetUp = settings.smtpUrl !== undefined || settings.wrong.length > 0;
  process.stdout.write(isTerminal ? welcome(address, mailIsSetUp) : `The site is at ${address}\n`);
}

function liveSiteOrExit(settings: Settings, log: Log): LiveSite {
  try {
    return new LiveSite(process.cwd(), settings.https, log);
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
    if (code === "EADDRINUSE") exitWith(`Otro programa usa ya el puerto ${port}. Escribe en PORT uno libre.`);
    if (code === "EACCES")
      exitWith(`Este usuario no puede usar el puerto ${port}. Escribe en PORT uno mayor que 1023.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      exitWith("HOST está mal escrito. Se espera: una dirección de esta máquina.");
    throw error;
  }
}

function stopOnSignals(app: Application, log: Log): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // From a terminal that is closed and then from npm that ended with it: nobody there is impatient.
    if (stopping && signal === "SIGHUP") return;
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "Stopping");
    notifyServiceManager("STOPPING=1");
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    app.drain();
    await wait(DRAIN_MS);
    await app.close();
    await log.finish();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
}

function portOf({ fastify }: Application): number {
  const address = fastify.server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

function exitWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
