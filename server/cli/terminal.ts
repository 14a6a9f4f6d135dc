/** The operator's terminal. */
import { createInterface } from "node:readline/promises";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { errorMessage } from "../base/error-message.ts";

/** What a visitor wrote must not move the cursor or colour the screen: control characters are shown, not sent. */
export function printable(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replace(/[\p{Cc}\p{Bidi_C}]/gu, (character) =>
      character === "\n" || character === "\t"
        ? character
        : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
    );
}

/** Ends a command with one line and no stack. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** What was typed after the command; an option that it does not know is answered with how it is used. */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    throw new CommandError(usage);
  }
}

/** A word more than a command takes is mostly part of a name that was not quoted. */
export function refuseSurplus(words: readonly string[], most: number): void {
  if (words.length > most)
    throw new CommandError(`Sobra «${words[most]}». Un nombre con espacios va entre comillas.`);
}

/** Asks a person; a script has to say `--yes` beforehand. */
export async function confirm(question: string, alreadyYes: boolean): Promise<void> {
  if (alreadyYes) return;
  if (!process.stdin.isTTY)
    throw new CommandError(`${question} No hay nadie a quien preguntar: añade --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Escribe sí: `);
  terminal.close();
  if (!/^s[ií]$/i.test(answer.trim())) throw new CommandError("No se ha cambiado nada.");
}

/** Runs a command and turns what goes wrong into a line and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // Whoever reads it has enough, as `| head` has.
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exitCode = 1;
  }
}
