/** The current toast. Any part of the page may show one; that hydrates the `Toaster`. */
import { atom } from "nanostores";
import { hydrateIsland } from "../islands/events.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  variant: "success" | "destructive";
}

export type ShownToast = ToastMessage & { id: number };

/** One at a time: a new toast takes the place of the old one. */
export const currentToast = atom<ShownToast | null>(null);

let lastId = 0;

export function showToast(message: ToastMessage) {
  lastId += 1;
  currentToast.set({ ...message, id: lastId });
  hydrateIsland("toasts");
}

/** Nothing happens when the toast has been replaced meanwhile. */
export function dismissToast(id: number) {
  if (currentToast.get()?.id === id) currentToast.set(null);
}
