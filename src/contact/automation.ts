/** Signs that a program, not a person, fills in the form; such a message is answered like any other and not sent. */
import { MINIMUM_MS_BEFORE_SUBMIT } from "../../contract/contact.ts";

interface Submission {
  /** the field no person sees */
  honeypot: string;
  loadedAt: number;
  now: number;
}

/** A clock that was set back meanwhile makes the time unknown, and an unknown time is not held against a visitor. */
export function looksAutomated({ honeypot, loadedAt, now }: Submission): boolean {
  const openForMs = now - loadedAt;
  return honeypot !== "" || (openForMs >= 0 && openForMs < MINIMUM_MS_BEFORE_SUBMIT);
}
