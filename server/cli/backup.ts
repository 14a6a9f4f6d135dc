/** `npm run backup`: a copy of the database made while the site runs, and the way back. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DAY_MS, systemClock } from "../base/clock.ts";
import { errorMessage } from "../base/error-message.ts";
import { SILENT } from "../base/service-log.ts";
import { type Settings, settingsOrExit } from "../config/config.ts";
import { freeBytes } from "../store/disk-room.ts";
import { copyErased, eraseByIds, erasedIn } from "../store/erasures.ts";
import { noteBackup } from "../store/last-backup.ts";
import { openDatabase } from "../store/open-database.ts";
import { dumpPostgres, restorePostgres } from "../store/postgres-backup.ts";
import { backUp, restore } from "../store/sqlite-backup.ts";
import { sqliteFileIn } from "../store/sqlite-file.ts";
import { CommandError, confirm, readCommandLine, refuseSurplus, runCommand } from "./terminal.ts";

const USAGE = `npm run backup -- <orden>

  create <archivo>              copia la base de datos a un archivo nuevo; la web puede seguir en marcha
  daily <carpeta> [--keep 30]   la copia en un archivo con la fecha, y borra las más antiguas que las últimas 30
  restore <archivo> [--yes]     pone una copia en lugar de la base de datos y vuelve a borrar lo que se había borrado
                                con npm run messages; antes hay que parar la web
`;
/** What `daily` names: `site-2026-11-17T03-30-00Z.sqlite`. Nothing else is ever removed. */
const DAILY = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:sqlite|dump)$/;
const UNFINISHED = ".unfinished";
const LEFT_OVER = new RegExp(`${DAILY.source.slice(0, -1)}\\${UNFINISHED}(?:-journal|-wal|-shm)?$`);
const LONGEST_COPY_MS = DAY_MS;

const print = (text: string) => process.stdout.write(text);

await runCommand(async () => {
  const { values, positionals } = readCommandLine(USAGE, {
    yes: { type: "boolean", default: false },
    keep: { type: "string", default: "30" },
  });
  const [command, name] = positionals;
  if (name === undefined || !/^[1-9]\d{0,3}$/.test(values.keep)) throw new CommandError(USAGE);
  refuseSurplus(positionals, 2);
  const path = resolve(name);
  if (command === "create") await create(settingsOrExit(), path);
  else if (command === "daily") await daily(settingsOrExit(), path, Number(values.keep));
  else if (command === "restore") await putBack(settingsOrExit(), path, values.yes);
  else throw new CommandError(USAGE);
});

/** A copy has its name once it is whole: what a killed one leaves is no copy. */
async function create({ databaseUrl, dataDir }: Settings, copy: string): Promise<void> {
  if (existsSync(copy)) throw new CommandError(`${copy} ya existe. Elige otro nombre.`);
  if (!existsSync(dirname(copy))) throw new CommandError(`No existe la carpeta ${dirname(copy)}.`);
  const unfinished = copy + UNFINISHED;
  try {
    rmSync(unfinished, { force: true });
    if (databaseUrl === undefined) await backUp(sqliteFileIn(dataDir), unfinished);
    else await dumpPostgres(databaseUrl, unfinished);
  } catch (error) {
    const left = Math.floor((await freeBytes(dirname(copy))) / 1_000_000);
    throw new CommandError(
      `No se ha hecho la copia (${errorMessage(error).replace(/\.$/, "")}). En ${dirname(copy)} quedan ${left} MB.`,
    );
  }
  renameSync(unfinished, copy);
  copyErased(dataDir, dirname(copy));
  noteBackup(dataDir, systemClock.now());
  print(`Copia guardada en ${copy}\n`);
}

async function daily(settings: Settings, folder: string, keep: number): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ending = settings.databaseUrl === undefined ? "sqlite" : "dump";
  await create(settings, join(folder, `site-${newCopyTime(folder)}.${ending}`));
  const files = readdirSync(folder);
  const old = files
    .filter((file) => DAILY.test(file))
    .sort()
    .slice(0, -keep);
  const killed = files.filter((file) => LEFT_OVER.test(file) && isOld(join(folder, file)));
  for (const file of [...old, ...killed]) rmSync(join(folder, file));
}

/** Later than any there is, also when one was made by a clock that was ahead: the newest stay by their names. */
function newCopyTime(folder: string): string {
  const newest = readdirSync(folder)
    .filter((file) => DAILY.test(file))
    .sort()
    .at(-1)
    ?.replace(DAILY, "$1T$2:$3:$4Z");
  const after = newest ? Date.parse(newest) + 1000 : 0;
  const time = new Date(Math.max(systemClock.now(), after));
  return time.toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
}

/** Nobody is writing it any more. */
function isOld(file: string): boolean {
  return systemClock.now() - statSync(file).mtimeMs > LONGEST_COPY_MS;
}

async function putBack(settings: Settings, copy: string, yes: boolean): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const database = sqliteFileIn(dataDir);
  if (databaseUrl !== undefined || existsSync(database))
    await confirm("¿Poner esta copia en lugar de la base de datos?", yes);
  const erased = erasedIn(dataDir, dirname(copy));
  let again: number;
  if (databaseUrl === undefined) {
    const restored = await restore(copy, database, erased, systemClock.now());
    const { kept } = restored;
    again = restored.erased;
    print(kept ? `Restaurada. La que había está en ${kept}\n` : "Restaurada.\n");
  } else {
    await restorePostgres(copy, databaseUrl);
    print("Restaurada.\n");
    again = await eraseFromPostgres(settings, erased);
  }
  print(`Mensajes que ya se habían borrado y se han vuelto a borrar: ${again}\n`);
}

async function eraseFromPostgres(settings: Settings, ids: readonly string[]): Promise<number> {
  const open = await openDatabase(settings, systemClock, SILENT);
  try {
    const erased = await eraseByIds(open.database, ids);
    if (erased > 0) await open.wipeErased();
    return erased;
  } finally {
    await open.database.destroy();
  }
}
