/** The built site on the real server, with data of its own. */
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { startServer } from "../tests/parts/server-process.ts";
import { endWithProcess } from "./unfinished.ts";

export interface RunningSite extends AsyncDisposable {
  origin: string;
  port: number;
  processId: number;
  dataDir: string;
}

export async function serveSite(
  folder: string,
  environment: Record<string, string> = {},
  { readLog = true } = {},
): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(folder, "data-"));
  const { child, ended, ready } = startServer(folder, {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...environment,
  });
  if (!readLog) child.stderr?.removeAllListeners("data").pause();
  const finished = endWithProcess(() => child.kill());
  const port = await ready();
  return {
    origin: `http://localhost:${port}`,
    port,
    processId: child.pid ?? 0,
    dataDir,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await ended;
      finished();
    },
  };
}
