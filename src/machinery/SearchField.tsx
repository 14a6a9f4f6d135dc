import { useRef } from "react";
import { Icon } from "../ui/Icon.tsx";
import { Tooltip, TooltipProvider } from "../ui/Tooltip.tsx";
import { FILTER_NAMES } from "./address.ts";
import type { Filters } from "./filters.ts";
import type { FleetStrings } from "./fleet-strings.ts";

interface SearchFieldProps {
  strings: FleetStrings;
  value: string;
  change: (wish: Partial<Filters>) => void;
}

export function SearchField({ strings, value, change }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const empty = () => {
    change({ search: "" });
    field.current?.focus();
  };
  return (
    <div className="fleet-field">
      <input
        ref={field}
        type="search"
        name={FILTER_NAMES.search}
        aria-label={strings.search}
        placeholder={strings.searchHint}
        value={value}
        onChange={(event) => change({ search: event.target.value })}
      />
      {value && (
        <TooltipProvider>
          <Tooltip label={strings.clearSearch}>
            <button
              type="button"
              aria-label={strings.clearSearch}
              onClick={empty}
              className="absolute right-0 bottom-0 grid size-11 place-items-center"
            >
              <Icon name="close" className="size-5" />
            </button>
          </Tooltip>
        </TooltipProvider>
      )}
    </div>
  );
}
