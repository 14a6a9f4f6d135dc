/** How the site is, in the owner's words: what `/readyz` and `npm run doctor` know, and whether there is a backup. */
import { HOUR_MS, systemClock } from "../../server/base/clock.ts";
import { bad, type Finding, good } from "../../server/cli/findings.ts";
import { type Backlog, countBacklog, lastDelivery, STUCK_AFTER_MS } from "../../server/contact/deliveries.ts";
import { countMessages, type MessageCounts } from "../../server/contact/message-administration.ts";
import { siteProblems } from "../../server/operations/ask-site.ts";
import { formatTime } from "../../server/publication/owner-messages.ts";
import { freeBytes, roomProblem } from "../../server/store/disk-room.ts";
import { lastBackup } from "../../server/store/last-backup.ts";
import { databasesAside } from "../../server/store/sqlite-file.ts";
import { probeWriting } from "../../server/store/write-probe.ts";
import { addressOf } from "../messages/list-address.ts";
import type { Store } from "../messages/open-store.ts";

/** One night may be missed. */
const BACKUP_OLD_AFTER_MS = 49 * HOUR_MS;

export interface StateFacts extends Backlog {
  siteProblems: readonly string[];
  mailIsSetUp: boolean;
  lastDelivery: number | null;
  counts: MessageCounts;
  freeBytes: number;
  lastBackup: number | undefined;
  setAside: number;
}

export async function readState({ database, settings }: Store): Promise<StateFacts> {
  const { dataDir, databaseUrl, smtpUrl } = settings;
  await probeWriting(database, systemClock.now());
  return {
    siteProblems: await siteProblems(settings),
    mailIsSetUp: smtpUrl !== undefined,
    ...(await countBacklog(database)),
    lastDelivery: await lastDelivery(database),
    counts: await countMessages(database, {}),
    freeBytes: await freeBytes(dataDir),
    lastBackup: lastBackup(dataDir),
    setAside: databaseUrl === undefined ? databasesAside(dataDir).length : 0,
  };
}

interface StateLine extends Finding {
  link?: readonly [address: string, name: string];
}

const WHOM_TO_TELL = "Avisa a quien mantiene la web.";

const day = (time: number) => formatTime(new Date(time));
const messages = (count: number, verbs: readonly [one: string, many: string]) =>
  count === 1 ? `Un mensaje ${verbs[0]}.` : `${count} mensajes ${verbs[1]}.`;
const listed = (filter: keyof MessageCounts, name: string) =>
  [addressOf({ filter, search: "", page: 1 }), name] as const;

export function describeState(facts: StateFacts, now: number): StateLine[] {
  const lines = [
    siteLine(facts),
    mailLine(facts, now),
    ...countLines(facts),
    backupLine(facts, now),
    diskLine(facts),
  ];
  return lines.map((line) => (line.ok ? line : { ...line, words: `${line.words} ${WHOM_TO_TELL}` }));
}

function siteLine({ siteProblems: problems, setAside }: StateFacts): StateLine {
  const subject = "La web";
  if (problems.length > 0) return bad(subject, sentences(problems));
  return setAside > 0
    ? bad(subject, "Hay mensajes apartados en el servidor porque se dañó la base de datos.")
    : good(subject, "Responde y puede recibir mensajes.");
}

function mailLine(facts: StateFacts, now: number): StateLine {
  const subject = "El correo";
  const { mailIsSetUp, dead, oldestWaitingSince, lastDelivery: last } = facts;
  const link = listed("undelivered", "Ver los no entregados");
  if (!mailIsSetUp) {
    const words = "No está configurado: los mensajes no salen hacia la oficina. Están aquí, en Mensajes.";
    return bad(subject, words);
  }
  if (dead > 0) {
    const words = messages(dead, ["no se ha podido entregar", "no se han podido entregar"]);
    return { ...bad(subject, words), link };
  }
  if (oldestWaitingSince !== null && now - oldestWaitingSince > STUCK_AFTER_MS) {
    const words = `Un mensaje espera desde el ${day(oldestWaitingSince)}: el servidor de correo no lo coge.`;
    return { ...bad(subject, words), link };
  }
  return good(
    subject,
    last === null ? "Todavía no ha salido ninguno." : `El último se entregó el ${day(last)}.`,
  );
}

function countLines({ waiting, counts: { held, unread, unanswered } }: StateFacts): StateLine[] {
  const toRead = messages(unread, ["sin leer", "sin leer"]);
  const toAnswer = messages(unanswered, ["por contestar", "por contestar"]);
  const kept = messages(held, ["parecía de un programa", "parecían de un programa"]);
  const look = held === 1 ? "Mirar si es de una persona" : "Mirar si son de personas";
  return [
    good("Esperan a salir", waiting === 0 ? "Ninguno." : messages(waiting, ["espera", "esperan"])),
    { ...good("Por hacer", `${toRead} ${toAnswer}`), link: listed("unanswered", "Verlos") },
    held === 0 ? good("Retenidos", "Ninguno.") : { ...good("Retenidos", kept), link: listed("held", look) },
  ];
}

function backupLine({ lastBackup: last }: StateFacts, now: number): StateLine {
  const subject = "Copia de seguridad";
  if (last === undefined) return bad(subject, "No consta ninguna de los mensajes.");
  const isOld = now - last > BACKUP_OLD_AFTER_MS;
  return (isOld ? bad : good)(subject, `La última es del ${day(last)}.`);
}

function diskLine({ freeBytes: free }: StateFacts): StateLine {
  const subject = "Sitio en el disco";
  const room = roomProblem(free);
  if (room !== undefined) return bad(subject, sentences([room]));
  const size = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 1 }).format(free / 1e9);
  return good(subject, `${size === "1" ? "Queda" : "Quedan"} ${size} GB.`);
}

function sentences(problems: readonly string[]): string {
  return problems
    .map(
      (problem) => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}${problem.endsWith(".") ? "" : "."}`,
    )
    .join(" ");
}
