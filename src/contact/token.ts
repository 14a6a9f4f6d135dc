/** A submit that comes before the token waits for it, but not for ever. */
import { CSRF_WAIT_ATTEMPTS, CSRF_WAIT_STEP_MS } from "../../contract/contact.ts";
import type { TokenState } from "../api/csrf-token.ts";

type Sleep = (milliseconds: number) => Promise<void>;

/** The token's state once it is known, or `loading` still when the time is up. */
export async function settledToken(state: () => TokenState, sleep: Sleep): Promise<TokenState> {
  for (let attempt = 0; attempt < CSRF_WAIT_ATTEMPTS && state().state === "loading"; attempt += 1) {
    await sleep(CSRF_WAIT_STEP_MS);
  }
  return state();
}
