/** `npm run messages`: read, send again, export and erase what visitors wrote. */
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { systemClock } from "../base/clock.ts";
import { errorMessage } from "../base/error-message.ts";
import { SILENT } from "../base/service-log.ts";
import { settingsOrExit } from "../config/config.ts";
import { choicesOf } from "../consent/consent-log.ts";
import { contentOf } from "../contact/attachments.ts";
import { releaseHeld } from "../contact/held-messages.ts";
import {
  eraseMessages,
  findMessage,
  idsLike,
  type KnownMessage,
  listMessages,
  MESSAGE_FILTERS,
  type MessageQuery,
  markAnswered,
  markHandled,
  sendAgain,
} from "../contact/message-administration.ts";
import { purgeableIds } from "../contact/messages.ts";
import { periodOf } from "../contact/office-dates.ts";
import { type OpenDatabase, openDatabase } from "../store/open-database.ts";
import { type Database, DELIVERY_STATES } from "../store/schema.ts";
import { asCsv, asJson, asSheet, asTable, choicesAsText, readAge } from "./messages-text.ts";
import { CommandError, confirm, readCommandLine, refuseSurplus, runCommand } from "./terminal.ts";

const USAGE = `npm run messages -- <orden>

  list                                    estado, hora, asunto y remitente de cada mensaje
    --filter unread|unanswered|answered|undelivered|held
                                          sin leer; por contestar; contestados; no entregados; retenidos, porque
                                          parecían de un programa (30 días)
    --state waiting|delivered|dead|held   en espera; entregados; sin entregar; retenidos
    --search <palabras>                   los que tienen esas palabras, con o sin mayúsculas y tildes
    --since 2025 --until 2026-03          de esos años, meses (2026-03) o días (2026-03-15)
    --email <dirección>                   solo lo que escribió esa persona
  show <id>                               un mensaje entero; basta una parte del identificador
  save <id> --to <carpeta>                guarda sus fotos y planos en esa carpeta
  answered <id> [--note <texto>]          apunta que ya lo has contestado
  release <id>…                           envía al correo esos mensajes retenidos
  resend <id>… | --dead                   vuelve a enviar esos mensajes, o todos los que quedaron sin entregar
  handled <id>…                           ya lo has leído aquí: cuenta como entregado y no se envía más
  export --format csv|json                los mensajes, para guardarlos en un archivo; se eligen como en list
  erase <id>… | --email <dirección> [--yes]
                                          borra esos mensajes, o todo lo que escribió una persona
  purge --older-than 24m|90d [--yes]      borra lo ya entregado que llegó hace más de 24 meses o de 90 días
  consent <visitante>                     las elecciones de cookies de un visitante, por su identificador
`;
const UNKNOWN_MESSAGE = "No hay ningún mensaje con ese identificador. Para verlos: npm run messages -- list";
const NO_PERIOD = "se espera un año, un mes o un día, como 2025, 2025-03 o 2025-03-15.";

function readArguments() {
  const { values, positionals } = readCommandLine(USAGE, {
    filter: { type: "string" },
    state: { type: "string" },
    dead: { type: "boolean", default: false },
    format: { type: "string" },
    email: { type: "string" },
    search: { type: "string" },
    since: { type: "string" },
    until: { type: "string" },
    note: { type: "string" },
    to: { type: "string" },
    "older-than": { type: "string" },
    yes: { type: "boolean", default: false },
  });
  const [command = "", ...words] = positionals;
  return { command, words, values };
}

type Given = ReturnType<typeof readArguments> & { dataDir: string };
type Command = (open: OpenDatabase, given: Given) => Promise<void>;

const print = (text: string) => process.stdout.write(text);

function queryOf({ values: { filter, state, email, search, since, until } }: Given): MessageQuery {
  const period = (option: string, text: string | undefined) => {
    const found = text === undefined ? undefined : periodOf(text);
    if (text !== undefined && !found) throw new CommandError(`--${option}: ${NO_PERIOD}`);
    return found;
  };
  return {
    filter: oneOf("filter", MESSAGE_FILTERS, filter),
    state: oneOf("state", DELIVERY_STATES, state),
    email,
    search,
    receivedFrom: period("since", since)?.from,
    receivedBefore: period("until", until)?.before,
  };
}

function oneOf<Known extends string>(option: string, known: readonly Known[], given: string | undefined) {
  const found = known.find((one) => one === given);
  if (given !== undefined && !found) throw new CommandError(`--${option}: se espera ${known.join(", ")}.`);
  return found;
}

/** The whole identifiers of which these are parts. */
async function wholeIds(database: Database, parts: readonly string[]): Promise<string[]> {
  if (parts.length === 0 || parts.includes("")) throw new CommandError(UNKNOWN_MESSAGE);
  return Promise.all(
    parts.map(async (part) => {
      const [id, ...others] = await idsLike(database, part);
      if (id === undefined) throw new CommandError(UNKNOWN_MESSAGE);
      if (others.length > 0)
        throw new CommandError(
          `${part} está en varios identificadores; escribe algo más:\n${[id, ...others].join("\n")}`,
        );
      return id;
    }),
  );
}

async function messageOf(database: Database, [part = ""]: readonly string[]): Promise<KnownMessage> {
  const [id = ""] = await wholeIds(database, [part]);
  const message = await findMessage(database, id);
  if (!message) throw new CommandError(UNKNOWN_MESSAGE);
  return message;
}

const commands: Record<string, Command> = {
  async list({ database }, given) {
    print(asTable(await listMessages(database, queryOf(given))));
  },

  async release({ database }, { words }) {
    const ids = await wholeIds(database, words);
    print(`Mensajes retenidos que se envían: ${await releaseHeld(database, ids)}\n`);
  },

  async answered({ database }, { words, values }) {
    const { id } = await messageOf(database, words);
    await markAnswered(database, id, values.note ?? "", systemClock.now());
    print("Apuntado como contestado.\n");
  },

  async show({ database }, { words }) {
    print(asSheet(await messageOf(database, words)));
  },

  async save({ database }, { words, values }) {
    const message = await messageOf(database, words);
    if (!values.to) throw new CommandError("--to: se espera la carpeta en la que guardar los archivos.");
    // What visitors send is not for everybody on this machine.
    await mkdir(values.to, { recursive: true, mode: 0o700 });
    for (const { name, position } of message.attachments) {
      // A number before the name keeps two files of one name apart, and nothing that is there is written over.
      const file = join(values.to, `${position + 1}-${name}`);
      await pipeline(
        contentOf((query) => query(database), message.id, position),
        createWriteStream(file, { flags: "wx", mode: 0o600 }),
      );
      print(`${file}\n`);
    }
    print(`Archivos guardados: ${message.attachments.length}\n`);
  },

  async resend({ database }, { values, words }) {
    const ids = values.dead
      ? (await listMessages(database, { state: "dead" })).map(({ id }) => id)
      : await wholeIds(database, words);
    print(`Mensajes que se vuelven a enviar: ${await sendAgain(database, ids)}\n`);
  },

  async handled({ database }, { words }) {
    const ids = await wholeIds(database, words);
    print(`Mensajes que cuentan como entregados: ${await markHandled(database, ids, systemClock.now())}\n`);
  },

  async export({ database }, given) {
    const write = { csv: asCsv, json: asJson }[given.values.format ?? ""];
    if (!write) throw new CommandError("--format: se espera csv o json.");
    print(write(await listMessages(database, queryOf(given))));
  },

  async erase(open, { words, values, dataDir }) {
    const { email } = values;
    if (!email && words.length === 0)
      throw new CommandError("Se espera --email con el correo de una persona, o identificadores.");
    const ids = email
      ? (await listMessages(open.database, { email })).map(({ id }) => id)
      : await wholeIds(open.database, words);
    const whose = email ? "Mensajes de esa persona" : "Mensajes";
    if (ids.length > 0) await confirm(`${whose}: ${ids.length}. ¿Borrarlos para siempre?`, values.yes);
    print(`Mensajes borrados: ${await eraseMessages(open, dataDir, ids)}\n`);
  },

  async purge(open, { values, dataDir }) {
    const limit = readAge(values["older-than"] ?? "", systemClock.now());
    if (limit === undefined) throw new CommandError("--older-than: se esperan meses o días, como 24m o 90d.");
    const ids = await purgeableIds(open.database, limit);
    if (ids.length > 0)
      await confirm(`Mensajes antiguos ya entregados: ${ids.length}. ¿Borrarlos para siempre?`, values.yes);
    print(`Mensajes borrados: ${await eraseMessages(open, dataDir, ids)}\n`);
  },

  async consent({ database }, { words }) {
    print(choicesAsText(await choicesOf(database, words[0] ?? "")));
  },
};

/** How many words a command takes; those that are not here take as many identifiers as there are. */
const MOST_WORDS: Readonly<Record<string, number>> = {
  list: 0,
  show: 1,
  save: 1,
  answered: 1,
  export: 0,
  purge: 0,
  consent: 1,
};

await runCommand(async () => {
  const given = readArguments();
  const run = Object.hasOwn(commands, given.command) ? commands[given.command] : undefined;
  if (!run) throw new CommandError(USAGE);
  refuseSurplus(given.words, MOST_WORDS[given.command] ?? Number.POSITIVE_INFINITY);
  const settings = settingsOrExit();
  const open = await openDatabase(settings, systemClock, SILENT).catch((error: unknown) => {
    throw new CommandError(`No se puede usar la base de datos: ${errorMessage(error)}`);
  });
  try {
    await run(open, { ...given, dataDir: settings.dataDir });
  } finally {
    await open.database.destroy();
  }
});
