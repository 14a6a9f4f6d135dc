import type { CSSProperties } from "react";
import type { Figure } from "../ui/Figures.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

/** The company in figures, below the hero. */
export function KeyFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="bg-forest-deep text-limestone print:bg-transparent print:text-ink">
      <Column>
        <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-y-6 py-8 print:py-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:py-11">
          {figures.map(({ value, label }) => (
            <div
              key={label}
              className="@container flex flex-col-reverse justify-end border-l border-meadow pr-4 pl-5"
            >
              <dt className="mt-1 text-small text-fern">
                <Unbroken text={label} />
              </dt>
              <dd
                style={{ "--letters": value.length } as CSSProperties} // React knows no custom properties
                className="text-figure leading-none supports-[width:1cqi]:text-[min(var(--text-figure),calc(150cqi/var(--letters)))] font-extrabold tracking-tight whitespace-nowrap"
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Column>
    </div>
  );
}
