/** How the site says that it is, to another process on its machine. */
import { z } from "zod";
import type { Settings } from "../config/config.ts";
import { problemOf } from "../store/open-database.ts";

const ANSWER_TIMEOUT_MS = 10_000;
const answerSchema = z.object({
  ready: z.boolean(),
  reasons: z.array(z.string()).default(["La web dice que no puede recibir mensajes."]),
  mailIsSetUp: z.boolean().default(true),
});

interface SiteState {
  /** why somebody should look, in sentences; none while all is well */
  problems: string[];
  mailIsSetUp: boolean;
}

/** Where this machine reaches the site. */
export function ownOrigin({ host = "", port }: Pick<Settings, "host" | "port">): string {
  const name = host === "" || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

export async function askSite(settings: Pick<Settings, "host" | "port">): Promise<SiteState> {
  const address = `${ownOrigin(settings)}/readyz`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    const { ready, reasons, mailIsSetUp } = answerSchema.parse(await answer.json());
    return { problems: ready ? [] : reasons, mailIsSetUp };
  } catch (error) {
    // `fetch failed`, and why only in its cause.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { problems: [`La web no responde en ${address} (${problemOf(cause)}).`], mailIsSetUp: true };
  }
}
