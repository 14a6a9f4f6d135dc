/** The server as a process of its own, in a working folder of its own. */

import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import type { Environment } from "../../contract/settings.ts";
import manifest from "../../package.json" with { type: "json" };
import { saidBy } from "./said-by.ts";

/** As `npm run serve` does. */
const [, , ...FLAGS] = manifest.scripts.serve.split(" ").slice(0, -1);
const MAIN = resolve(import.meta.dirname, "../../server/main.ts");

export interface ServerProcess {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** what it has said so far */
  output(): { people: string; log: string };
  /** its exit code, once it has ended and everything it said was heard */
  ended: Promise<number | null>;
  /** resolves with its port once it says where it is, fails when it ends before */
  ready(): Promise<number>;
}

/** @param through a command that runs the one it is given, such as one that limits it */
export function startServer(
  folder: string,
  environment: Environment = {},
  through: readonly string[] = [],
): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: "0", NODE_NO_WARNINGS: "0", ...environment };
  const [command = process.execPath, ...args] = [...through, process.execPath, ...FLAGS, MAIN];
  const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let people = "";
  let log = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    people += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const port = saidBy(child, /localhost:(\d+)\D/);
  port.catch(() => {}); // only who waits for it wants to know
  return {
    child,
    output: () => ({ people, log }),
    ended: once(child, "close").then(([code]) => code as number | null),
    ready: () =>
      port.then(Number, () => {
        throw new Error(`The server ended: ${log}`);
      }),
  };
}
