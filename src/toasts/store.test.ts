// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { hydrateEvent } from "../islands/events.ts";
import { currentToast, dismissToast, showToast } from "./store.ts";

beforeEach(() => currentToast.set(null));

test("a toast wakes the toaster, which finds it there", () => {
  const woken = vi.fn(() => expect(currentToast.get()).toMatchObject({ title: "Hecho", variant: "success" }));
  document.addEventListener(hydrateEvent("toasts"), woken, { once: true });
  showToast({ title: "Hecho", variant: "success" });
  expect(woken).toHaveBeenCalledOnce();
});

test("a new toast takes the place of the old one, even with the same words", () => {
  showToast({ title: "Error", variant: "destructive" });
  const first = currentToast.get();
  showToast({ title: "Error", variant: "destructive" });
  expect(currentToast.get()?.id).not.toBe(first?.id);
});

test("a toast that was replaced cannot take the new one away with it", () => {
  showToast({ title: "Error", variant: "destructive" });
  const old = currentToast.get()?.id ?? 0;
  showToast({ title: "Hecho", variant: "success" });
  dismissToast(old);
  expect(currentToast.get()).toMatchObject({ title: "Hecho" });
  dismissToast(currentToast.get()?.id ?? 0);
  expect(currentToast.get()).toBeNull();
});
