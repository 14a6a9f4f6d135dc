import type { CSSProperties } from "react";
import { Icon } from "../ui/Icon.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { ServiceBlockModel } from "./model.ts";

/** All services at a glance, always in sight; each jumps to its block, and `index-script.ts` marks the one that is read. */
export function ServiceIndex({ label, services }: { label: string; services: readonly ServiceBlockModel[] }) {
  const columns = {
    "--columns": columnsOf(services.length, 7),
    "--wide-columns": columnsOf(services.length, 10),
  } as CSSProperties; // React knows no custom properties
  return (
    <nav
      aria-label={label}
      id="service-index"
      className="sticky top-16 z-10 border-y border-hairline bg-white lg:top-20 short:static print:static print:hidden"
    >
      <Column>
        <ul
          className="scrolls-sideways -mx-gutter px-2 md:-mx-8 md:px-6 lg:mx-0 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(max(7rem,100%/var(--columns)-1px),1fr))] lg:px-0 xl:grid-cols-[repeat(auto-fill,minmax(max(7rem,100%/var(--wide-columns)-1px),1fr))]"
          style={columns}
        >
          {services.map(({ id, title, icon }) => (
            <li key={id} className="shrink-0 border-hairline lg:-ml-px lg:border-l">
              <a
                href={`#${id}`}
                className="flex h-full min-h-12 items-center gap-2 px-3 text-caption font-semibold whitespace-nowrap text-forest hover:bg-limestone aria-[current]:bg-forest aria-[current]:text-limestone lg:min-h-16 lg:justify-center lg:px-1.5 lg:py-1 lg:text-center lg:leading-tight lg:whitespace-normal lg:hyphens-auto"
              >
                <Icon name={icon} className="size-5 shrink-0 lg:hidden" />
                {title.includes("-") ? (
                  <span>
                    <Unbroken text={title} />
                  </span>
                ) : (
                  title
                )}
              </a>
            </li>
          ))}
        </ul>
      </Column>
    </nav>
  );
}

/** Lines of equal length. Counted beforehand, so that nothing moves while the page is being read. */
function columnsOf(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}
