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
import { LIST_ADDRESS } from "./list-address.ts";
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

type Action = (store: Store, message: KnownMessage, form: FormData) => Promise<unknown>;

const ACTIONS: Readonly<Record<string, Action>> = {
  answered: ({ database }, { id }, form) => markAnswered(database, id, noteIn(form), systemClock.now()),
  unanswered: ({ database }, { id }) => markAnswered(database, id, "", null),
  unread: ({ database }, { id }) => markRead(database, id, null),
  resend: ({ database }, { id }) => sendAgain(database, [id]),
  release: ({ database }, { id }) => releaseHeld(database, [id]),
  handled: ({ database }, { id }) => markHandled(database, [id], systemClock.now()),
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

function noteIn(form: FormData): string {
  const note = form.get("note");
  return typeof note === "string" ? note.trim().slice(0, LONGEST_NOTE) : "";
}

/** @returns the address to go on to; nothing, if there is no such action */
export async function act(store: Store, message: KnownMessage, form: FormData): Promise<string | undefined> {
  const name = String(form.get("action"));
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) return undefined;
  await action(store, message, form);
  // What is erased has no page any more, and what is to be unread is not opened again.
  const staysHere = !["erase", "erasePerson", "unread"].includes(name);
  return `${staysHere ? `${LIST_ADDRESS}/${message.id}` : LIST_ADDRESS}?hecho=${name}`;
}
