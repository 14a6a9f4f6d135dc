/** A real PostgreSQL server for the tests. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("./postgres-server.ts", import.meta.url));

export interface Postgres {
  /** of the server's own database; a test makes one for itself with `freshDatabase` */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** stops it for good and removes its files */
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, "exit");
  const nextLine = async () => {
    const [line] = await Promise.race([once(lines, "line"), ended]);
    if (typeof line !== "string") throw new Error("PostgreSQL could not be started");
    return line;
  };
  const order = async (word: string) => {
    child.stdin.write(`${word}\n`);
    await nextLine();
  };
  return {
    url: await nextLine(),
    start: () => order("start"),
    stop: () => order("stop"),
    remove: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
