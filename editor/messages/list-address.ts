/** Which messages a list shows, as its address says it. */
import { MESSAGE_FILTERS, type MessageFilter } from "../../server/contact/message-administration.ts";
import { periodOf } from "../../server/contact/office-dates.ts";

export const LIST_ADDRESS = "/mensajes";
export const MESSAGES_A_PAGE = 50;
const LONGEST_SEARCH = 200;

interface FilterWords {
  name: string;
  inAddress: string;
}

export const FILTER_WORDS: Readonly<Record<MessageFilter, FilterWords>> = {
  all: { name: "Todos", inAddress: "" },
  unread: { name: "Sin leer", inAddress: "sin-leer" },
  unanswered: { name: "Por contestar", inAddress: "por-contestar" },
  answered: { name: "Contestados", inAddress: "contestados" },
  undelivered: { name: "No entregados", inAddress: "no-entregados" },
  held: { name: "Retenidos", inAddress: "retenidos" },
};

export interface ListChoice {
  filter: MessageFilter;
  search: string;
  /** from 1 */
  page: number;
}

export function choiceOf({ searchParams: query }: URL): ListChoice {
  const asked = query.get("ver") ?? "";
  const page = query.get("pagina") ?? "";
  return {
    filter: MESSAGE_FILTERS.find((filter) => FILTER_WORDS[filter].inAddress === asked) ?? "all",
    search: (query.get("buscar") ?? "").trim().slice(0, LONGEST_SEARCH),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** @param message the one whose page it is, which remembers the list one came from */
export function addressOf({ filter, search, page }: ListChoice, message?: string): string {
  const query = new URLSearchParams();
  if (filter !== "all") query.set("ver", FILTER_WORDS[filter].inAddress);
  if (search !== "") query.set("buscar", search);
  if (page > 1) query.set("pagina", String(page));
  const path = message === undefined ? LIST_ADDRESS : `${LIST_ADDRESS}/${message}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The same address, which also says what was done, or what is asked. */
export function withWord(address: string, name: "hecho" | "borrar", word: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${name}=${word}`;
}

/** What an export takes, from the first to the last day; an empty or unknown one leaves that side open. */
export function exportedPeriod({ searchParams: query }: URL) {
  const period = (name: string) => periodOf(query.get(name) ?? "");
  return { receivedFrom: period("desde")?.from, receivedBefore: period("hasta")?.before };
}
