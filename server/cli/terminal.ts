/** The operator's terminal. */
import { createInterface } from "node:readline/promises";

/** What a visitor wrote must not move the cursor or colour the screen: control characters are shown, not sent. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_C}]/gu, (character) =>
    character === "\n" || character === "\t"
      ? character
      : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}

/** Ends a command with one line and no stack. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** Asks a person; a script has to say `--yes` beforehand. */
export async function confirm(question: string, alreadyYes: boolean): Promise<void> {
  if (alreadyYes) return;
  if (!process.stdin.isTTY) throw new CommandError(`${question} Nobody is there to ask: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new CommandError("Nothing was changed.");
}

/** Runs a command and turns what goes wrong into a line and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
