/** What the server keeps of a visitor's choices: a copy, and the proof. */
import type { ConsentChoice } from "../../contract/consent.ts";
import { ResponseError, read, send } from "../api/client.ts";
import { forgetToken } from "../api/csrf-token.ts";

const pathOf = (visitorId: string) => `/api/cookie-consent/${visitorId}`;

/** Null: this visitor has not chosen yet. */
export async function loadChoice(visitorId: string): Promise<ConsentChoice | null> {
  const answer = (await read(pathOf(visitorId))) as Answer;
  const consent = answer?.consent;
  return consent ? { analytics: consent.analytics === true, marketing: consent.marketing === true } : null;
}

/** As little as may be believed of what came over the network. */
type Answer = { consent?: Partial<Record<keyof ConsentChoice, unknown>> | null } | null;

/** Fails if the server did not take it. */
export async function sendChoice(visitorId: string, { analytics, marketing }: ConsentChoice): Promise<void> {
  const put = () =>
    send(pathOf(visitorId), { method: "PUT", body: { analytics, marketing }, keepalive: true });
  try {
    await put();
  } catch (error) {
    if (!(error instanceof ResponseError && error.status === 403)) throw error;
    // The token outlived its cookie, as in a tab that was restored days later: once more, with a new one.
    forgetToken();
    await put();
  }
}
