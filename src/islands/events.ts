/** The events by which parts of a page ask each other to hydrate; see `intent.ts`. */
export const hydrateEvent = (name: string) => `hydrate:${name}`;
export const hydratedEvent = (name: string) => `hydrated:${name}`;
/** Something was pressed, and the island's code could not be fetched. Whoever tells the visitor more cancels it. */
export const hydrationFailedEvent = (name: string) => `hydration-failed:${name}`;

/** Wakes a sleeping island that has something to show. */
export function hydrateIsland(name: string) {
  document.dispatchEvent(new CustomEvent(hydrateEvent(name)));
}
