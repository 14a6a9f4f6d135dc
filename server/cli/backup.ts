/** `npm run backup`: a copy of the SQLite database made while the site runs, and the way back. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { systemClock } from "../base/clock.ts";
import { settingsOrExit } from "../config/config.ts";
import { backUp, restore } from "../store/sqlite-backup.ts";
import { sqliteFileIn } from "../store/sqlite-file.ts";
import { CommandError, confirm, readCommandLine, runCommand } from "./terminal.ts";

const USAGE = `npm run backup -- <orden>

  create <archivo>            copia la base de datos a un archivo nuevo; la web puede seguir en marcha
  restore <archivo> [--yes]   pone una copia en lugar de la base de datos; antes hay que parar la web,
                              y la base de datos que había se guarda al lado
`;

await runCommand(async () => {
  const { values, positionals } = readCommandLine(USAGE, {
    yes: { type: "boolean", default: false },
  });
  const [command, name] = positionals;
  if (name === undefined || (command !== "create" && command !== "restore")) throw new CommandError(USAGE);
  const settings = settingsOrExit();
  if (settings.databaseUrl !== undefined) {
    throw new CommandError("La base de datos es PostgreSQL: usa sus propias órdenes, pg_dump y pg_restore.");
  }
  const database = sqliteFileIn(settings.dataDir);
  const copy = resolve(name);
  if (command === "create") {
    await backUp(database, copy);
    process.stdout.write(`Copia guardada en ${copy}\n`);
    return;
  }
  if (existsSync(database)) await confirm("¿Poner esta copia en lugar de la base de datos?", values.yes);
  const kept = await restore(copy, database, systemClock.now());
  process.stdout.write(kept ? `Restaurada. La que había está en ${kept}\n` : "Restaurada.\n");
});
