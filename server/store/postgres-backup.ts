/** Copies of a PostgreSQL database, made and restored by its own programs. */
import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

export async function dumpPostgres(url: string, copy: string): Promise<void> {
  if (existsSync(copy)) throw new Error(`${copy} ya existe. Elige otro nombre.`);
  process.umask(0o077);
  try {
    await program("pg_dump", url, ["--format=custom", `--file=${copy}`]);
    // Every byte of it is read once: one that cannot be restored is none.
    await run("pg_restore", ["--file=/dev/null", copy]);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

/** In place of what is there, or into an empty database; all of it or nothing. */
export async function restorePostgres(copy: string, url: string): Promise<void> {
  const options = ["--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error"];
  await program("pg_restore", url, [...options, copy]);
}

/** The password goes by the environment: everybody on the machine can read a command line. */
async function program(name: string, url: string, args: string[]): Promise<void> {
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  const env = PGPASSWORD === "" ? process.env : { ...process.env, PGPASSWORD };
  try {
    await run(name, [`--dbname=${address.href}`, ...args], { env });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ("code" in error && error.code === "ENOENT")
      throw new Error(`Falta ${name}: instala el paquete postgresql-client.`, { cause: error });
    throw new Error("stderr" in error ? String(error.stderr).trim() : error.message, { cause: error });
  }
}
