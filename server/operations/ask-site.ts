/** How the site says that it is, to another process on its machine. */
import { z } from "zod";
import { errorMessage } from "../base/error-message.ts";
import type { Settings } from "../config/config.ts";

const ANSWER_TIMEOUT_MS = 10_000;
const answerSchema = z.object({ reasons: z.array(z.string()).optional() });

/** Where this machine reaches the site. */
export function ownOrigin({ host = "", port }: Pick<Settings, "host" | "port">): string {
  const name = host === "" || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Why somebody should look, in sentences; none while all is well. */
export async function siteProblems(settings: Settings): Promise<string[]> {
  const address = `${ownOrigin(settings)}/readyz`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    if (answer.ok) return [];
    const { reasons } = answerSchema.parse(await answer.json());
    return reasons ?? ["La web dice que no puede recibir mensajes."];
  } catch (error) {
    // `fetch failed`, and why only in its cause.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return [`La web no responde en ${address} (${errorMessage(cause)}).`];
  }
}
