/** Sends what is saved in the form, and says in the owner's words when no answer comes. */
import { SEND } from "./form-events.ts";

const LONGEST_WAIT_MS = 60_000;
/** With these the editor itself says why nothing was saved. */
const TOLD: readonly number[] = [409, 507];
const NO_ANSWER =
  "El editor no contesta, y no se sabe si el cambio se ha guardado. Lo que has escrito sigue en esta ventana: espera un momento y vuelve a intentarlo.";

/** Rejects with a sentence for the owner. */
async function sendUpdate(address: string, request: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    const answer = await fetch(address, { ...request, signal });
    const { status } = answer;
    // To its end: the line may break in the middle of it.
    if (answer.ok || TOLD.includes(status)) return new Response(await answer.text(), { status });
  } catch {
    // The same as an answer from something else than the editor: a proxy that does not reach it.
  }
  throw new Error(NO_ANSWER);
}

Object.assign(globalThis, { [SEND]: sendUpdate });
