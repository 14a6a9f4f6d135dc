/** `npm run messages`: read, send again, export and erase what visitors wrote. */
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { settingsOrExit } from "../config/config.ts";
import { choicesOf } from "../consent/consent-log.ts";
import { contentOf } from "../contact/attachments.ts";
import {
  countByEmail,
  eraseByEmail,
  findMessage,
  listMessages,
  markHandled,
  sendAgain,
} from "../contact/message-administration.ts";
import { countPurgeable, purgeMessages } from "../contact/messages.ts";
import { systemClock } from "../process/clock.ts";
import type { ServiceLog } from "../process/service-log.ts";
import { type OpenDatabase, openDatabase } from "../store/open-database.ts";
import { DELIVERY_STATES } from "../store/schema.ts";
import { asCsv, asJson, asSheet, asTable, choicesAsText, readAge } from "./messages-text.ts";
import { CommandError, confirm, runCommand } from "./terminal.ts";

const USAGE = `npm run messages -- <command>

  list [--state waiting|delivered|dead]   state, age, subject and sender of every message
  show <id>                               one message, whole
  save <id> --to <folder>                 its photographs and plans, as files
  resend <id>… | --dead                   send messages, or all the dead ones, again
  handled <id>…                           it was read here: counts as delivered, and is mailed no more
  export --format csv|json                everything, to standard output
  list, export --email <address>          only what that person wrote
  erase --email <address> [--yes]         erase all a person wrote
  purge --older-than 24m|90d [--yes]      erase what is older and was delivered
  consent <visitorId>                     the log of a visitor's cookie choices
`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      state: { type: "string" },
      dead: { type: "boolean", default: false },
      format: { type: "string" },
      email: { type: "string" },
      to: { type: "string" },
      "older-than": { type: "string" },
      yes: { type: "boolean", default: false },
    },
  });
  const [command = "", ...words] = positionals;
  return { command, words, values };
}

type Command = (open: OpenDatabase, given: ReturnType<typeof readArguments>) => Promise<void>;

const print = (text: string) => process.stdout.write(text);

const commands: Record<string, Command> = {
  async list({ database }, { values }) {
    const state = DELIVERY_STATES.find((known) => known === values.state);
    if (values.state && !state) throw new CommandError(`--state takes ${DELIVERY_STATES.join(", ")}.`);
    print(asTable(await listMessages(database, { state, email: values.email }), systemClock.now()));
  },

  async show({ database }, { words }) {
    const message = await findMessage(database, words[0] ?? "");
    if (!message) throw new CommandError("There is no message with this id.");
    print(asSheet(message));
  },

  async save({ database }, { words, values }) {
    const message = await findMessage(database, words[0] ?? "");
    if (!message) throw new CommandError("There is no message with this id.");
    if (!values.to) throw new CommandError("--to takes the folder to save the files in.");
    await mkdir(values.to, { recursive: true });
    for (const { name, position } of message.attachments) {
      // A number before the name keeps two files of one name apart, and nothing that is there is written over.
      const file = join(values.to, `${position + 1}-${name}`);
      await pipeline(
        contentOf((query) => query(database), message.id, position),
        createWriteStream(file, { flags: "wx" }),
      );
      print(`${file}\n`);
    }
    print(`${message.attachments.length} saved.\n`);
  },

  async resend({ database }, { values, words }) {
    const ids = values.dead ? (await listMessages(database, { state: "dead" })).map(({ id }) => id) : words;
    print(`${await sendAgain(database, ids)} will be sent again.\n`);
  },

  async handled({ database }, { words }) {
    print(`${await markHandled(database, words, systemClock.now())} count(s) as delivered.\n`);
  },

  async export({ database }, { values }) {
    const write = { csv: asCsv, json: asJson }[values.format ?? ""];
    if (!write) throw new CommandError("--format takes csv or json.");
    print(write(await listMessages(database, { email: values.email })));
  },

  async erase(open, { values }) {
    const { email } = values;
    if (!email) throw new CommandError("--email takes the address of the person whose messages to erase.");
    const count = await countByEmail(open.database, email);
    if (count > 0) await confirm(`Erase ${count} message(s) of this person for good?`, values.yes);
    print(`${await eraseByEmail(open.database, email)} erased.\n`);
    await open.wipeErased();
  },

  async purge(open, { values }) {
    const limit = readAge(values["older-than"] ?? "", systemClock.now());
    if (limit === undefined) throw new CommandError("--older-than takes months or days, like 24m or 90d.");
    const count = await countPurgeable(open.database, limit);
    if (count > 0) await confirm(`Erase ${count} message(s) for good?`, values.yes);
    print(`${await purgeMessages(open.database, limit)} erased.\n`);
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
  const complain = (facts: object, sentence: string) =>
    void process.stderr.write(`${sentence} ${JSON.stringify(facts)}\n`);
  const log: ServiceLog = { info: complain, warn: complain, error: complain };
  const open = await openDatabase(settingsOrExit(), systemClock, log);
  try {
    await run(open, given);
  } finally {
    await open.database.destroy();
  }
});
