/** The reference that every time is measured beside: a document with nothing in it, a post that is not stored. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { endWithProcess } from "./unfinished.ts";

export async function serveBareSite(): Promise<{ origin: string } & AsyncDisposable> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")]);
  const finished = endWithProcess(() => child.kill());
  const [port] = await once(child.stdout.setEncoding("utf8"), "data");
  return {
    origin: `http://localhost:${Number(port)}`,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      finished();
    },
  };
}
