/** What is done with a message from its page, and what is said afterwards. */
import { systemClock } from "../../server/base/clock.ts";
import { releaseHeld } from "../../server/contact/held-messages.ts";
import {
  eraseMessages,
  type KnownMessage,
  listMessages,
  markAnswered,
  markHandled,
  markRead,
  sendAgain,
} from "../../server/contact/message-administration.ts";
import { addressOf, type ListChoice, withWord } from "./list-address.ts";
import type { Store } from "./open-store.ts";

const LONGEST_NOTE = 2000;

/** In the order of nothing: each is a button's value, and the sentence that follows. */
export const DONE: Readonly<Record<string, string>> = {
  answered: "Apuntado como contestado.",
  unanswered: "Vuelve a estar por contestar.",
  unread: "Vuelve a estar sin leer.",
  resend: "Se vuelve a enviar al correo de la oficina en unos segundos.",
  release: "Ya no está retenido: sale hacia el correo de la oficina en unos segundos.",
  handled: "Cuenta como entregado y no se envía más.",
  erase: "Borrado.",
  erasePerson: "Borrado todo lo de esa persona.",
};

/** What is asked before it is done, as the address says it. */
const ASKED_FIRST: Readonly<Record<string, "mensaje" | "persona">> = {
  askErase: "mensaje",
  askErasePerson: "persona",
};

type Action = (store: Store, message: KnownMessage, note: string) => Promise<unknown>;

const ACTIONS: Readonly<Record<string, Action>> = {
  answered: ({ database }, { id }, note) => markAnswered(database, id, note, systemClock.now()),
  unanswered: ({ database }, { id }, note) => markAnswered(database, id, note, null),
  unread: ({ database }, { id }) => markRead(database, id, null),
  resend: ({ database }, { id }) => sendAgain(database, [id]),
  release: ({ database }, { id }) => releaseHeld(database, [id]),
  handled: ({ database }, { id }) => markHandled(database, [id], systemClock.now()),
  askErase: async () => {},
  askErasePerson: async () => {},
  erase: (store, { id }) => eraseMessages(store, store.settings.dataDir, [id]),
  erasePerson: async (store, { fields: { email } }) => {
    const messages = await listMessages(store.database, { email });
    return eraseMessages(
      store,
      store.settings.dataDir,
      messages.map(({ id }) => id),
    );
  },
};

/** What was written, and what somebody else wrote meanwhile. */
function noteIn(form: FormData, now: string): string {
  const read = plainText(form.get("readNote"));
  const written = plainText(form.get("note"));
  if (written === read) return now;
  return (now === read ? written : `${now}\n${written}`).slice(0, LONGEST_NOTE);
}

const plainText = (value: FormDataEntryValue | null) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";

/**
 * @param list the one the message was opened from
 * @returns the address to go on to; nothing, if there is no such action
 */
export async function act(
  store: Store,
  message: KnownMessage,
  form: FormData,
  list: ListChoice,
): Promise<string | undefined> {
  const name = String(form.get("action"));
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) return undefined;
  const note = noteIn(form, message.answer_note);
  // Whatever is done with it, a note that is just being written stays.
  if (note !== message.answer_note) await markAnswered(store.database, message.id, note, message.answered_at);
  await action(store, message, note);
  // What is erased has no page any more, and what is to be unread is not opened again.
  const staysHere = !["erase", "erasePerson", "unread"].includes(name);
  const next = addressOf(list, staysHere ? message.id : undefined);
  const asked = ASKED_FIRST[name];
  return asked ? withWord(next, "borrar", asked) : withWord(next, "hecho", name);
}
