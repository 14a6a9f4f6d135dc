import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { addressOfFilters, filtersFromAddress } from "./address.ts";
import type { Catalogue } from "./equipment.ts";
import { type Filters, isFiltering, NO_FILTERS, nextFilters } from "./filters.ts";

/** Browsers refuse an address that changes with every key, so it follows once the typing pauses. */
const TYPING_PAUSE_MS = 150;

/** The filters, kept in step with the address. A choice is a step that Back undoes; typing is not. */
export function useFilters(catalogue: Catalogue, form: RefObject<HTMLFormElement | null>) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Before the first paint: what the address asks for, else what was chosen while the island was asleep.
  useLayoutEffect(() => {
    const follow = () => {
      clearTimeout(typing.current);
      const asked = filtersFromAddress(new URLSearchParams(location.search), catalogue);
      // A list that nobody filtered stays as it is, and its reader where they are.
      setFilters((now) => (isFiltering(asked) || isFiltering(now) ? asked : now));
      return asked;
    };
    if (!isFiltering(follow())) {
      // The address names no filter, or none that there is.
      delete document.documentElement.dataset.filtering;
      const chosen = form.current && filtersFromAddress(fieldsOf(form.current), catalogue);
      if (chosen && isFiltering(chosen)) {
        setFilters(chosen);
        writeAddress(chosen, "pushState");
      }
    }
    addEventListener("popstate", follow);
    return () => {
      clearTimeout(typing.current);
      removeEventListener("popstate", follow);
    };
  }, [catalogue, form]);

  function change(wish: Partial<Filters>) {
    const next = nextFilters(filters, wish, catalogue.categories);
    setFilters(next);
    clearTimeout(typing.current);
    if (Object.keys(wish).join() === "search") {
      typing.current = setTimeout(() => writeAddress(next, "replaceState"), TYPING_PAUSE_MS);
    } else {
      writeAddress(next, "pushState");
    }
  }

  return [filters, change] as const;
}

function writeAddress(filters: Filters, how: "pushState" | "replaceState") {
  const query = addressOfFilters(filters, new URLSearchParams(location.search));
  if (query !== location.search)
    history[how](history.state, "", `${location.pathname}${query}${location.hash}`);
}

/** The fields are named like the parts of the address, so that one reader serves both. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields);
}
