import { useEffect } from "react";
import { ALL, type Filters } from "./filters.ts";

export const LINE_UP_ID = "line-up";
/** Filters and machines: where the page goes to show what was found. */
export const LIST_ID = "lista";

export const showList = () => document.getElementById(LIST_ID)?.scrollIntoView();

/** The line-up stands outside the island: its links filter at once, and the chosen kind is marked. Again, and all are back. */
export function useLineUp({ subcategory }: Filters, change: (wish: Partial<Filters>) => void) {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLElement>(`#${LINE_UP_ID} a`)];
    const choose = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab is wanted
      event.preventDefault();
      const { category, subcategory: wanted } = (event.currentTarget as HTMLElement).dataset; // it is one of the links
      if (!category || !wanted || wanted === subcategory) return change({ category: ALL });
      change({ category, subcategory: wanted });
      // After the site's script, which lets the way to an anchor be seen.
      requestAnimationFrame(showList);
    };
    for (const link of links) {
      link.addEventListener("click", choose);
      if (link.dataset.subcategory === subcategory) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    return () => {
      for (const link of links) link.removeEventListener("click", choose);
    };
  }, [subcategory, change]);
}
