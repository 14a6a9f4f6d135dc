/** Judges a message and stores it, whether it came as JSON or as a form; the routes only say what became of it. */
import {
  type ContactFields,
  type ContactRules,
  contactFieldsOf,
  firstErrors,
  looksAutomated,
} from "../../contract/contact.ts";
import type { ContactErrorCode } from "../../contract/contact-messages.ts";
import type { Language } from "../../contract/languages.ts";
import type { Clock } from "../base/clock.ts";
import type { Settings } from "../config/config.ts";
import type { Inbox } from "./inbox.ts";
import { type MessageOrigin, messageIdOf } from "./message-id.ts";
import type { ReceivedForm, RefusedFile } from "./received-form.ts";

export interface Submission extends Pick<ReceivedForm, "files" | "refused"> {
  /** every field by name, the trap for programs and the time of loading among them */
  values: Readonly<Record<string, unknown>>;
  /** undefined: nobody knows, or it is not asked */
  openForMs: number | undefined;
  /** what is wrong with it beside its fields */
  otherErrors: Readonly<Record<string, ContactErrorCode>>;
  /** how long it waits before it is stored */
  delayMs: number;
  language: Language;
  origin: MessageOrigin;
  /** where it comes from */
  address: string;
}

export type Reception =
  | { kind: "stored"; id: string; fields: ContactFields; notKept: RefusedFile[] }
  /** it looks like a program's: kept apart, and not mailed */
  | { kind: "held"; id: string }
  | { kind: "wrong"; errors: ReadonlyMap<string, ContactErrorCode>; refused: RefusedFile[] }
  /** what names this submission was used for another message */
  | { kind: "conflicting" };

/** What receiving a message needs. */
interface Receiver {
  settings: Pick<Settings, "cookieSecret">;
  clock: Clock;
  inbox: Inbox;
  /** of the site that is served now */
  contactRules(): ContactRules;
}

export async function receiveMessage(submission: Submission, receiver: Receiver): Promise<Reception> {
  const { values, openForMs, otherErrors, delayMs, language, origin, address, files } = submission;
  const { settings, clock, inbox } = receiver;
  const { data, error } = receiver.contactRules().message.safeParse(values);
  const fields = data && contactFieldsOf(data);
  const id = messageIdOf(origin, settings.cookieSecret);
  // Under another id, so that the same form, sent again more slowly by a person, is a message, and takes its place.
  const heldId = messageIdOf({ ...origin, visitor: `held ${origin.visitor}` }, settings.cookieSecret);
  const notKept = submission.refused.filter(({ code }) => code === "noRoom");
  const sent = { language, files, files_not_kept: notKept.map(({ name }) => name).join(", ") };
  const errors = new Map([...firstErrors(error), ...Object.entries(otherErrors)]);
  const refused = submission.refused.filter((file) => !notKept.includes(file));
  // As in the browser: a mistake in a field is told however quick its writer was, and before all else.
  if (!fields) return { kind: "wrong", errors, refused };
  // Before the rest, so that a program learns nothing from it.
  if (looksAutomated(values.honeypot, openForMs)) {
    await inbox.hold({ ...sent, id: heldId, fields, received_at: clock.now() }, address);
    return { kind: "held", id };
  }
  if (errors.size > 0 || refused.length > 0) return { kind: "wrong", errors, refused };

  if (delayMs > 0) await clock.sleep(delayMs, new AbortController().signal);
  const acceptance = await inbox.accept({ ...sent, id, heldId, fields, received_at: clock.now() }, address);
  if (acceptance === "conflicting") return { kind: "conflicting" };
  return { kind: "stored", id, fields, notKept };
}
