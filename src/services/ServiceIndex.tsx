import { Icon } from "../ui/Icon.tsx";
import { isIconName } from "../ui/icons.ts";
import { Column } from "../ui/Section.tsx";
import type { ServiceBlockModel } from "./model.ts";

/** All nine at a glance; each jumps to its block. */
export function ServiceIndex({ label, services }: { label: string; services: readonly ServiceBlockModel[] }) {
  return (
    <nav aria-label={label} className="border-y border-hairline bg-white print:hidden">
      <Column>
        <ul className="grid grid-cols-3 lg:grid-cols-9">
          {services.map(({ id, title, icon }) => (
            <li key={id} className="border-hairline lg:not-first:border-l">
              <a
                href={`#${id}`}
                className="flex h-full min-h-24 flex-col items-center gap-2 px-1 py-4 text-center text-caption font-semibold hyphens-auto text-forest hover:bg-limestone"
              >
                {isIconName(icon) && <Icon name={icon} className="size-7" />}
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Column>
    </nav>
  );
}
