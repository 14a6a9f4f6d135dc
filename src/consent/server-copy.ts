/** The server's copy of a visitor's choice: the proof, and what fills the preferences dialog. */
import { type ConsentChoice, choiceOf } from "../../contract/consent.ts";
import { ResponseError, read, send } from "../api/client.ts";
import { forgetToken } from "../api/csrf-token.ts";

const pathOf = (visitorId: string) => `/api/cookie-consent/${visitorId}`;

/** Null: this visitor has not chosen yet. */
export async function loadChoice(visitorId: string): Promise<ConsentChoice | null> {
  const answer = (await read(pathOf(visitorId))) as Answer; // nothing in it is trusted below
  const consent = answer?.consent;
  return consent ? choiceOf((category) => consent[category] === true) : null;
}

type Answer = { consent?: Partial<Record<keyof ConsentChoice, unknown>> | null } | null;

/** Throws if the server did not take it. */
export async function sendChoice(visitorId: string, choice: ConsentChoice): Promise<void> {
  const body = choiceOf((category) => choice[category]); // a record has more fields, which the server refuses
  const put = () => send(pathOf(visitorId), { method: "PUT", body, keepalive: true });
  try {
    await put();
  } catch (error) {
    if (!(error instanceof ResponseError && error.status === 403)) throw error;
    // The token is older than its cookie, as in a tab restored days later: once more with a new one.
    forgetToken();
    await put();
  }
}
