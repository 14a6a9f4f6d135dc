/** `npm run backup`: a copy of the SQLite database made while the site runs, and the way back. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { settingsOrExit } from "../config/config.ts";
import { systemClock } from "../process/clock.ts";
import { backUp, restore } from "../store/sqlite-backup.ts";
import { sqliteFileIn } from "../store/sqlite-file.ts";
import { CommandError, confirm, runCommand } from "./terminal.ts";

const USAGE = `npm run backup -- <command>

  create <file>            copy the database to a new file; the site may be running
  restore <file> [--yes]   put a copy in the database's place; the site must be stopped, and the
                           database that was there is kept beside it
`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [command, name] = positionals;
  if (name === undefined || (command !== "create" && command !== "restore")) throw new CommandError(USAGE);
  const settings = settingsOrExit();
  if (settings.databaseUrl !== undefined) {
    throw new CommandError("The database is PostgreSQL: use its own pg_dump and pg_restore.");
  }
  const database = sqliteFileIn(settings.dataDir);
  const copy = resolve(name);
  if (command === "create") {
    await backUp(database, copy);
    process.stdout.write(`Copied to ${copy}.\n`);
    return;
  }
  if (existsSync(database)) await confirm("Put this copy in the database's place?", values.yes);
  const kept = await restore(copy, database, systemClock.now());
  process.stdout.write(kept ? `Restored. What was there is kept as ${kept}.\n` : "Restored.\n");
});
