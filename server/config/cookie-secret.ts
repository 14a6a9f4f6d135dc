import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "../../contract/settings.ts";
import { errorMessage } from "../base/error-message.ts";
import { giveToOwnerOfFolder } from "../base/owner-of-folder.ts";

export const MINIMUM_SECRET_LENGTH = 32;
const SECRET_FILE = "cookie-secret";

export const randomSecret = () => randomBytes(32).toString("base64url");

/** The secret of an installation that was given none: made once, kept beside the database, for its owner's eyes only. */
export function keptCookieSecret(dataDir: string): string {
  const path = join(dataDir, SECRET_FILE);
  try {
    unless("EEXIST", () => mkdirSync(dataDir, { mode: 0o700 }));
    const secret = readableSecret(path) ?? makeOnce(path);
    if (secret.length >= MINIMUM_SECRET_LENGTH) return secret;
  } catch (error) {
    const reason = errorMessage(error);
    throw new SettingsError(
      `DATA_DIR está mal escrito. Se espera: una carpeta que se pueda leer y escribir (${reason}).`,
    );
  }
  throw new SettingsError(
    `La clave de ${path} es más corta de ${MINIMUM_SECRET_LENGTH} caracteres. Borra ese archivo y se creará otra.`,
  );
}

/** A secret that this account may not read does not take the pages down: the process signs with one of its own. */
function readableSecret(path: string): string | undefined {
  try {
    return unless("ENOENT", () => readSecret(path));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EACCES")) throw error;
    process.stderr.write(`No se puede leer ${path}: dáselo a la cuenta que ejecuta la web.\n`);
    return randomSecret();
  }
}

function readSecret(path: string): string {
  return readFileSync(path, "utf8").trim();
}

/** Two processes may start at once: each writes a whole file of its own, and linking it into place has one winner. */
function makeOnce(path: string): string {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(draft, `${randomSecret()}\n`, { flag: "wx", mode: 0o600, flush: true });
    giveToOwnerOfFolder(draft);
    unless("EEXIST", () => linkSync(draft, path));
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(path);
}

/** Does the work; the one expected obstacle is no failure. */
function unless<Result>(code: string, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === code) return undefined;
    throw error;
  }
}
