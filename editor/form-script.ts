/** In the editor's form: says whether it was saved, and shows the first mistake when it was not. */
import { toastQueue } from "@keystar/ui/toast";
import { MARKED_ROW, NOT_SAVED_EVENT, SAVED_CHANNEL, SAVED_EVENT } from "./form-events.ts";

const TOAST_MS = 5000;
const WRONG_FIELD = "[aria-invalid=true], [data-invalid]";

const channel = new BroadcastChannel(SAVED_CHANNEL);

addEventListener(SAVED_EVENT, () => {
  toastQueue.positive("Guardado", { timeout: TOAST_MS });
  channel.postMessage(null);
});

addEventListener(NOT_SAVED_EVENT, () => {
  // React marks the fields first.
  requestAnimationFrame(() => requestAnimationFrame(showFirstMistake));
});

/** Of the window of a list's entry, where one is open. */
function showFirstMistake(): void {
  const dialog = [...document.querySelectorAll("[role=dialog]")].at(-1);
  const wrong = wrongIn(dialog ?? document);
  const count = wrong.length > 1 ? `${wrong.length} errores` : "1 error";
  toastQueue.critical(dialog ? `Hay ${count}` : `No se ha guardado: ${count}`, { timeout: TOAST_MS });
  wrong[0]?.scrollIntoView({ block: "center" });
  wrong[0]?.focus();
}

function wrongIn(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(`${WRONG_FIELD}, [role=row]`)]
    .filter((element) => element.matches(WRONG_FIELD) || element.textContent?.includes(MARKED_ROW))
    .map((element) =>
      element.matches("[data-invalid]")
        ? (element.querySelector<HTMLElement>("button, input:not([hidden])") ?? element)
        : element,
    );
}
