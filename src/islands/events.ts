/** The events by which parts of a page call each other awake; see `intent.ts`. */
export const wakeEvent = (name: string) => `wake:${name}`;
export const awakeEvent = (name: string) => `awake:${name}`;

/** Wakes a sleeping island that has something to show. */
export function wake(name: string) {
  document.dispatchEvent(new CustomEvent(wakeEvent(name)));
}
