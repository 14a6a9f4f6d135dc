import { useLayoutEffect, useState } from "react";
import { useHydrated } from "../islands/useHydrated.ts";
import { fill } from "../site/strings/fill.ts";
import type { Strings } from "../site/strings/index.ts";
import { Button } from "../ui/Button.tsx";
import {
  addressOfFilter,
  filterFromAddress,
  filterProjects,
  PROJECT_FILTERS,
  type ProjectFilter,
} from "./filters.ts";
import type { ProjectCardModel } from "./model.ts";
import { ProjectCard } from "./ProjectCard.tsx";

interface ProjectListProps {
  projects: ProjectCardModel[];
  strings: Strings["projects"];
}

/** All projects, narrowed by a filter that lives in the address. */
export function ProjectList({ projects, strings }: ProjectListProps) {
  useHydrated("projects");
  const [filter, choose] = useFilter();
  const shown = filterProjects(projects, filter);
  return (
    <>
      <FilterBar chosen={filter} choose={choose} strings={strings} />
      <div className="waits-for-filter">
        <p role="status" className="figures noscript:hidden mt-4 mb-10 text-small text-moss">
          {fill(strings.count, { shown: shown.length, total: projects.length })}
        </p>
        {shown.length === 0 && (
          <div className="py-16">
            <p className="mb-6 text-lead">{strings.empty}</p>
            <Button variant="secondary" onClick={() => choose("all")}>
              {strings.clear}
            </Button>
          </div>
        )}
        <ul className="flex flex-col gap-20 md:gap-28">
          {shown.map((project, index) => (
            <li key={project.slug}>
              <ProjectCard project={project} labels={strings} turned={index % 2 === 1} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface FilterBarProps {
  chosen: ProjectFilter;
  choose: (filter: ProjectFilter) => void;
  strings: Strings["projects"];
}

function FilterBar({ chosen, choose, strings }: FilterBarProps) {
  return (
    <fieldset className="noscript:hidden flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{strings.filters}</legend>
      {PROJECT_FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => choose(filter)}
          className="min-h-11 cursor-pointer rounded-md border border-hairline bg-white px-4 text-small font-semibold hover:border-forest aria-pressed:border-forest aria-pressed:bg-forest aria-pressed:text-limestone"
        >
          {strings[filter]}
        </button>
      ))}
    </fieldset>
  );
}

/** Back and Forward move between the filters chosen before. */
function useFilter() {
  const [filter, setFilter] = useState<ProjectFilter>("all");
  // Before the first paint, so that the whole list is never seen first (`document/filter-script.ts`).
  useLayoutEffect(() => {
    const follow = () => setFilter(filterFromAddress(location.search));
    follow();
    delete document.documentElement.dataset.filtering;
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const choose = (chosen: ProjectFilter) => {
    if (chosen === filter) return;
    history.pushState(null, "", addressOfFilter(chosen, location.pathname));
    setFilter(chosen);
  };
  return [filter, choose] as const;
}
