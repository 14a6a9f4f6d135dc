/** `npm run messages`: read, send again, export and erase what visitors wrote. */
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { systemClock } from "../base/clock.ts";
import { SILENT } from "../base/service-log.ts";
import { settingsOrExit } from "../config/config.ts";
import { choicesOf } from "../consent/consent-log.ts";
import { contentOf } from "../contact/attachments.ts";
import { releaseHeld } from "../contact/held-messages.ts";
import {
  eraseByEmail,
  findMessage,
  idsByEmail,
  listMessages,
  markAnswered,
  markHandled,
  sendAgain,
} from "../contact/message-administration.ts";
import { purgeableIds, purgeMessages } from "../contact/messages.ts";
import { noteErased } from "../store/erasures.ts";
import { type OpenDatabase, openDatabase, problemOf } from "../store/open-database.ts";
import { DELIVERY_STATES } from "../store/schema.ts";
import { asCsv, asJson, asSheet, asTable, choicesAsText, readAge } from "./messages-text.ts";
import { CommandError, confirm, readCommandLine, runCommand } from "./terminal.ts";

const USAGE = `npm run messages -- <orden>

  list [--state waiting|delivered|dead|held]
                                          estado, antigüedad, asunto y remitente de cada mensaje;
                                          waiting: en espera; delivered: entregados; dead: sin entregar;
                                          held: retenidos, porque parecían de un programa (30 días)
  list --search <texto>                   los que tienen ese texto
  release <id>…                           envía al correo esos mensajes retenidos
  answered <id> [--note <texto>]          apunta que ya lo has contestado
  show <id>                               un mensaje entero
  save <id> --to <carpeta>                guarda sus fotos y planos en esa carpeta
  resend <id>… | --dead                   vuelve a enviar esos mensajes, o todos los que quedaron sin entregar
  handled <id>…                           ya lo has leído aquí: cuenta como entregado y no se envía más
  export --format csv|json                todos los mensajes, para guardarlos en un archivo
  list, export --email <dirección>        solo lo que escribió esa persona
  erase --email <dirección> [--yes]       borra todo lo que escribió una persona
  purge --older-than 24m|90d [--yes]      borra lo ya entregado que llegó hace más de 24 meses o de 90 días
  consent <visitante>                     las elecciones de cookies de un visitante, por su identificador
`;
const UNKNOWN_MESSAGE = "No hay ningún mensaje con ese identificador. Para verlos: npm run messages -- list";

function readArguments() {
  const { values, positionals } = readCommandLine(USAGE, {
    state: { type: "string" },
    dead: { type: "boolean", default: false },
    format: { type: "string" },
    email: { type: "string" },
    search: { type: "string" },
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

const commands: Record<string, Command> = {
  async list({ database }, { values }) {
    const state = DELIVERY_STATES.find((known) => known === values.state);
    if (values.state && !state) throw new CommandError(`--state: se espera ${DELIVERY_STATES.join(", ")}.`);
    const { email, search } = values;
    print(asTable(await listMessages(database, { state, email, search }), systemClock.now()));
  },

  async release({ database }, { words }) {
    print(`Mensajes retenidos que se envían: ${await releaseHeld(database, words)}\n`);
  },

  async answered({ database }, { words, values }) {
    const isKnown = await markAnswered(database, words[0] ?? "", values.note ?? "", systemClock.now());
    if (!isKnown) throw new CommandError(UNKNOWN_MESSAGE);
    print("Apuntado como contestado.\n");
  },

  async show({ database }, { words }) {
    const message = await findMessage(database, words[0] ?? "");
    if (!message) throw new CommandError(UNKNOWN_MESSAGE);
    print(asSheet(message));
  },

  async save({ database }, { words, values }) {
    const message = await findMessage(database, words[0] ?? "");
    if (!message) throw new CommandError(UNKNOWN_MESSAGE);
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
    const ids = values.dead ? (await listMessages(database, { state: "dead" })).map(({ id }) => id) : words;
    print(`Mensajes que se vuelven a enviar: ${await sendAgain(database, ids)}\n`);
  },

  async handled({ database }, { words }) {
    print(`Mensajes que cuentan como entregados: ${await markHandled(database, words, systemClock.now())}\n`);
  },

  async export({ database }, { values }) {
    const write = { csv: asCsv, json: asJson }[values.format ?? ""];
    if (!write) throw new CommandError("--format: se espera csv o json.");
    print(write(await listMessages(database, { email: values.email })));
  },

  async erase(open, { values, dataDir }) {
    const { email } = values;
    if (!email)
      throw new CommandError("--email: se espera el correo de la persona cuyos mensajes hay que borrar.");
    const ids = await idsByEmail(open.database, email);
    if (ids.length > 0)
      await confirm(`Mensajes de esa persona: ${ids.length}. ¿Borrarlos para siempre?`, values.yes);
    noteErased(dataDir, ids);
    print(`Mensajes borrados: ${await eraseByEmail(open.database, email)}\n`);
    await open.wipeErased();
  },

  async purge(open, { values, dataDir }) {
    const limit = readAge(values["older-than"] ?? "", systemClock.now());
    if (limit === undefined) throw new CommandError("--older-than: se esperan meses o días, como 24m o 90d.");
    const ids = await purgeableIds(open.database, limit);
    if (ids.length > 0)
      await confirm(`Mensajes antiguos ya entregados: ${ids.length}. ¿Borrarlos para siempre?`, values.yes);
    noteErased(dataDir, ids);
    print(`Mensajes borrados: ${await purgeMessages(open.database, limit)}\n`);
    await open.wipeErased();
  },

  async consent({ database }, { words }) {
    print(choicesAsText(await choicesOf(database, words[0] ?? "")));
  },
};

await runCommand(async () => {
  const given = readArguments();
  const run = Object.hasOwn(commands, given.command) ? commands[given.command] : undefined;
  if (!run) throw new CommandError(USAGE);
  const settings = settingsOrExit();
  const open = await openDatabase(settings, systemClock, SILENT).catch((error: unknown) => {
    throw new CommandError(`No se puede usar la base de datos: ${problemOf(error)}`);
  });
  try {
    await run(open, { ...given, dataDir: settings.dataDir });
  } finally {
    await open.database.destroy();
  }
});
