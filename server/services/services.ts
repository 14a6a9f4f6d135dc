/** Everything behind the API that lives as long as the process: the database, the inbox, the outbox. */

import { type ContactRules, contactRules } from "../../contract/contact.ts";
import { type Clock, systemClock } from "../base/clock.ts";
import { errorMessage } from "../base/error-message.ts";
import type { ServiceLog } from "../base/service-log.ts";
import type { Settings } from "../config/config.ts";
import { type Company, readCompany, readSubjects } from "../contact/company.ts";
import { DailyQuota } from "../contact/daily-quota.ts";
import { countBacklog, STUCK_AFTER_MS } from "../contact/deliveries.ts";
import { FileRoom } from "../contact/file-room.ts";
import { Inbox } from "../contact/inbox.ts";
import type { LeaseTimes } from "../contact/leases.ts";
import { Outbox } from "../contact/outbox.ts";
import { OutboxWorker } from "../contact/outbox-worker.ts";
import { removeStaleUploads, removeUploads, uploadsIn } from "../contact/received-form.ts";
import { DELIVERY_TIMEOUT_MS, type SmtpTransport, smtpTransport } from "../contact/smtp-transport.ts";
import { UploadSlots } from "../contact/upload-slots.ts";
import { freeBytes, roomProblem } from "../store/disk-room.ts";
import { Store } from "../store/store.ts";
import { probeWriting } from "../store/write-probe.ts";
import { type Purged, purgeTables } from "./retention.ts";

const LEASE: LeaseTimes = {
  // Pauses of a process or of the database are shorter.
  holdsMs: 120_000,
  // With its files, and then without them.
  renewedForMs: 2 * DELIVERY_TIMEOUT_MS + 30_000,
};
/** What is under way at the end may still finish; what does not is delivered after the next start. */
const STOP_GRACE_MS = 5000;

/** Cookie choices: far more than visitors make, far less than fills a disk or takes the others their share. */
export const CHOICES_A_DAY = { all: 20_000, perNetwork: 1000 };

export type Health = Awaited<ReturnType<typeof healthOf>>;

export const NOTHING_KNOWN: Omit<Health, "reasons"> = {
  ready: false,
  waiting: 0,
  dead: 0,
  oldestWaitingSeconds: 0,
  writable: false,
  freeBytes: 0,
  setAside: 0,
  reopened: 0,
};

export type ApiServices = ReturnType<typeof createServices>;

/** What a test replaces. */
export interface ServiceOptions {
  clock?: Clock;
  company?: () => Company;
  contactRules?: () => ContactRules;
  transport?: SmtpTransport;
  lease?: LeaseTimes;
  messagesADay?: number;
}

/** Resolves after the first try to open the database, successful or not. */
export async function openServices(
  settings: Settings,
  log: ServiceLog,
  options: ServiceOptions = {},
): Promise<ApiServices> {
  const services = createServices(settings, log, options);
  await services.opened;
  return services;
}

/**
 * Works even when the database cannot be opened: `health` says why, the calls that need it are refused with 503, and
 * opening is tried again in the background. Calls during the first try wait for its end.
 */
export function createServices(settings: Settings, log: ServiceLog, options: ServiceOptions = {}) {
  const { clock = systemClock, company = readCompany } = options;
  const rules = options.contactRules ?? (() => contactRules(readSubjects()));
  const counts = { accepted: 0, delivered: 0 };
  const store = new Store(settings, clock, log);
  const opened = store.open();
  const uploadsOfOthers = uploadsIn(settings.dataDir);

  const { smtpUrl } = settings;
  const transport = options.transport ?? (smtpUrl ? smtpTransport({ ...settings, smtpUrl }) : undefined);
  if (transport === undefined) log.warn({}, "SMTP_URL is not set: messages are stored and wait to be mailed");
  const lease = options.lease ?? LEASE;
  const onDelivered = () => {
    counts.delivered += 1;
  };
  const outbox =
    transport && new Outbox({ store, transport, company, settings, clock, log, lease, onDelivered });
  const fileRoom = new FileRoom(settings.dataDir, clock);
  const choicesToday = new DailyQuota(clock, CHOICES_A_DAY);
  const purge = async (clockIsSteady: boolean) => {
    for (const limited of [inbox, fileRoom, choicesToday]) limited.forgetNetworks();
    const purged = await store.run(async (open) => {
      const rows: Purged = clockIsSteady ? await purgeTables(open.database, settings, clock.now()) : {};
      // On PostgreSQL this would stop the site for as long as it takes; there the engine cleans up by itself.
      if (rows.messages && open.engine === "sqlite") await open.wipeErased();
      // Who has the SQLite file is alone; the instances of a PostgreSQL may share the folder.
      if (open.engine === "sqlite") await removeUploads(settings.dataDir, uploadsOfOthers.splice(0));
      else await removeStaleUploads(settings.dataDir, clock.now());
      return rows;
    });
    if (Object.keys(purged).length > 0) log.info(purged, "What was past its retention time was erased");
  };
  const worker = new OutboxWorker({ outbox, purge, clock, log });
  const onStored = (stored: number) => {
    counts.accepted += stored;
    worker.wake();
  };
  const inbox = new Inbox(store, clock, onStored, options.messagesADay);
  worker.start();

  return {
    settings,
    /** once it is known whether the database can be opened */
    opened,
    store,
    inbox,
    uploadSlots: new UploadSlots(clock),
    fileRoom,
    choicesToday,
    worker,
    clock,
    /** of the site that is served now */
    contactRules: rules,
    /** since the start of this process */
    counts,
    health: async (): Promise<Health> =>
      // They may name another folder than the one that was meant: nothing is looked at there.
      settings.wrong.length > 0
        ? { ...NOTHING_KNOWN, reasons: [...settings.wrong] }
        : await healthOf(store, clock, settings, outbox !== undefined),
    close: async () => {
      await worker.stop(STOP_GRACE_MS);
      await store.close();
    },
  };
}

async function healthOf(store: Store, clock: Clock, { dataDir }: Settings, mailIsSetUp: boolean) {
  const reasons: string[] = [];
  const orReason = async <Result>(asked: Promise<Result>) =>
    asked.catch((error: unknown) => {
      const problem = errorMessage(error);
      if (!reasons.includes(problem)) reasons.push(problem);
      return undefined;
    });
  const now = clock.now();
  const backlog = await orReason(store.run(({ database }) => countBacklog(database)));
  const written = await orReason(store.run(({ database }) => probeWriting(database, now).then(() => true)));
  const free = await orReason(freeBytes(dataDir));
  const { waiting = 0, dead = 0, oldestWaitingSince = null } = backlog ?? {};
  const age = oldestWaitingSince === null ? 0 : Math.max(0, now - oldestWaitingSince);
  const oldestWaitingSeconds = Math.round(age / 1000);
  const setAside = store.setAside();
  if (mailIsSetUp && age > STUCK_AFTER_MS)
    reasons.push(`un mensaje lleva ${Math.floor(oldestWaitingSeconds / 60)} minutos sin poder enviarse`);
  const room = free === undefined ? undefined : roomProblem(free);
  if (room !== undefined) reasons.push(room);
  if (dead > 0)
    reasons.push(`mensajes que no se han podido entregar y te esperan: ${dead} (npm run messages)`);
  if (setAside.length > 0) reasons.push(`apartada, con mensajes dentro: ${setAside.join(", ")}`);
  return {
    ready: reasons.length === 0,
    /** why not, in sentences for the operator */
    reasons,
    waiting,
    dead,
    oldestWaitingSeconds,
    /** whether the database took what was written to it just now */
    writable: written ?? false,
    /** what is left on the disk of DATA_DIR; 0 when nobody knows */
    freeBytes: free ?? 0,
    /** databases that hold messages and are not in use */
    setAside: setAside.length,
    /** how often the database had to be opened again since the start */
    reopened: store.reopened,
  };
}
