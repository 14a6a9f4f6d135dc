import { useLayoutEffect, useState } from "react";
import { useHydrated } from "../islands/useHydrated.ts";
import { fill } from "../site/strings/fill.ts";
import type { Strings } from "../site/strings/index.ts";
import { Button } from "../ui/Button.tsx";
import {
  ALL,
  addressOfFilter,
  filterFromAddress,
  filterProjects,
  LEAST_TO_FILTER,
  type ProjectFilter,
} from "./filters.ts";
import type { ProjectCardModel } from "./model.ts";
import { ProjectCard } from "./ProjectCard.tsx";

/** More than these stand several in a row, and on a phone with a thumbnail: nobody scrolls through one a screen. */
const MANY = 6;

interface ProjectListProps {
  projects: ProjectCardModel[];
  filters: ProjectFilter[];
  strings: Strings["projects"];
}

/** All projects, narrowed by a filter that lives in the address; buttons for it where they help, and where one was asked for. */
export function ProjectList({ projects, filters, strings }: ProjectListProps) {
  useHydrated("projects");
  const [filter, choose, wasAsked] = useFilter(filters);
  const hasButtons = filters.length > 0 && (wasAsked || projects.length >= LEAST_TO_FILTER);
  const areMany = projects.length > MANY;
  const shown = filterProjects(
    projects,
    filters.find(({ id }) => id === filter),
  );
  return (
    <>
      {hasButtons && <FilterBar filters={filters} chosen={filter} choose={choose} strings={strings} />}
      <div className="waits-for-filter" data-filtered={filter !== ALL || undefined}>
        {hasButtons && (
          <p
            role="status"
            className="figures noscript:hidden mt-4 mb-6 md:mb-10 text-small text-moss print:m-0"
          >
            {fill(projects.length === 1 ? strings.countOfOne : strings.count, {
              shown: shown.length,
              total: projects.length,
            })}
          </p>
        )}
        {shown.length === 0 && (
          <div className="py-16">
            <p className="mb-6 text-lead">{strings.empty}</p>
            <Button variant="secondary" onClick={() => choose(ALL)}>
              {strings.clear}
            </Button>
          </div>
        )}
        <ul
          className={`grid print:gap-y-4 ${areMany ? "items-start gap-x-10 gap-y-10 md:grid-cols-2 md:gap-y-16 xl:grid-cols-3 print:grid-cols-1" : "gap-x-14 gap-y-14 md:gap-y-28"}`}
        >
          {shown.map((project, index) => (
            <li key={project.slug}>
              <ProjectCard
                project={project}
                labels={strings}
                layout={areMany ? "stacked" : index % 2 === 1 ? "pictureLast" : "pictureFirst"}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface FilterBarProps {
  filters: readonly ProjectFilter[];
  chosen: string;
  choose: (filter: string) => void;
  strings: Strings["projects"];
}

function FilterBar({ filters, chosen, choose, strings }: FilterBarProps) {
  return (
    <fieldset className="noscript:hidden min-w-0 flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{strings.filters}</legend>
      {[{ id: ALL, title: strings.all }, ...filters].map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => choose(id)}
          className="min-h-11 shrink-0 cursor-pointer rounded-md border border-hairline bg-white px-4 text-small font-semibold hover:border-forest aria-pressed:border-forest aria-pressed:bg-forest aria-pressed:text-limestone"
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}

/** Back and Forward move between the filters chosen before. */
function useFilter(filters: readonly ProjectFilter[]) {
  const [filter, setFilter] = useState(ALL);
  const [wasAsked, setWasAsked] = useState(false);
  // Before the first paint, so that the whole list is never seen first (`document/filter-script.ts`).
  useLayoutEffect(() => {
    const follow = () => {
      const asked = filterFromAddress(location.search, filters);
      setFilter(asked);
      if (asked !== ALL) setWasAsked(true);
    };
    follow();
    delete document.documentElement.dataset.filtering;
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [filters]);
  const choose = (chosen: string) => {
    if (chosen === filter) return;
    history.pushState(null, "", addressOfFilter(chosen, location.pathname));
    setFilter(chosen);
  };
  return [filter, choose, wasAsked] as const;
}
