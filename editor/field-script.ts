/** A link of the publication page leads to its field: the entry of a list is opened, the field shown and made ready. */

const TIMEOUT_MS = 60_000;
const LOOK_MS = 100;

/** @param steps the titles on the way, and numbers for the entries of lists: `Servicios`, `4`, `Título` */
export async function openField(frame: HTMLIFrameElement, steps: readonly string[]): Promise<void> {
  let place: Element = await found(() => frame.contentDocument?.querySelector("main form"));
  for (const step of steps) {
    const here = place;
    const isEntry = /^\d+$/.test(step);
    place = await found(() => (isEntry ? entryOf(here, Number(step)) : fieldOf(here, step)));
    if (!isEntry) continue;
    const before = dialogs(frame).length;
    place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    place = await found(() => dialogs(frame)[before]);
  }
  show(place);
}

const dialogs = (frame: HTMLIFrameElement) => [
  ...(frame.contentDocument?.querySelectorAll("[role=dialog]") ?? []),
];

/** Of the list itself, not of lists within it. */
function entryOf(list: Element, number: number): Element | undefined {
  return [...list.querySelectorAll("[role=row]")][number - 1];
}

function fieldOf(place: Element, title: string): Element | null | undefined {
  const label = [...place.querySelectorAll("label, [role=group] > span[id]")].find(
    ({ firstChild }) => firstChild?.textContent === title,
  );
  return label?.closest(label.matches("label") ? "div" : "[role=group]");
}

function show(place: Element): void {
  place.scrollIntoView({ block: "center" });
  place.setAttribute("style", "outline: 3px solid #2b4fb3; outline-offset: 6px; border-radius: 2px");
  place.querySelector<HTMLElement>("input:not([hidden]), textarea, button")?.focus();
}

/** The editor draws its forms after the page is there. */
async function found(look: () => Element | null | undefined): Promise<Element> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const element = look();
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error("The field is not there.");
}
