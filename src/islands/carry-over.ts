/**
 * A page that the browser translates, or into which an extension writes, is no longer the one that React expects, and
 * React draws the island anew. What was typed, chosen, focused and pressed in the parts that went counts in theirs.
 */
type Part = HTMLElement;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const PRESSABLE = "a, button, input, select, textarea";
const PARTS = `form, ${PRESSABLE}`;
const FIELDS = "input, select, textarea";

export interface KeptParts {
  /** the same part of the page as it is now */
  successorOf: (part: Part) => Part | undefined;
  carryOver: () => void;
}

/** To be called before the island is hydrated. */
export function keepParts(island: Element): KeptParts {
  const partsNow = () => [...island.querySelectorAll<Part>(PARTS)];
  const parts = partsNow();
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener("focusin", follow);

  const successorOf = (part: Part) =>
    part.isConnected ? part : likeIt(partsNow(), part)[likeIt(parts, part).indexOf(part)];

  const carryOver = () => {
    document.removeEventListener("focusin", follow);
    for (const part of parts.filter(({ isConnected }) => !isConnected)) {
      const successor = successorOf(part);
      if (!successor) continue;
      if (part.matches(FIELDS)) carryValue(part as Field, successor as Field);
      if (part === focused) successor.focus({ preventScroll: true });
    }
  };
  return { successorOf, carryOver };
}

/** What a press there means: a label's is its field's. */
export function pressablePart(target: EventTarget | null): Part | null {
  if (!(target instanceof Element)) return null;
  return target.closest<Part>(PRESSABLE) ?? target.closest("label")?.control ?? null;
}

/** Of the same kind and name, in their order. */
function likeIt(parts: readonly Part[], part: Part): Part[] {
  const name = part.getAttribute("name");
  return parts.filter((other) => other.tagName === part.tagName && other.getAttribute("name") === name);
}

function carryValue(from: Field, to: Field) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== to.checked) return to.click();
    if (from.files?.length) {
      to.files = from.files;
      return announce(to);
    }
  }
  if (from.type === "file" || from.value === to.value) return;
  // Not by the property of its own that React watches: a change made there is none to it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), "value")?.set?.call(to, from.value);
  announce(to);
}

function announce(field: Field) {
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
