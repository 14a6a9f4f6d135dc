import type { Figure } from "../ui/Figures.tsx";
import { Column } from "../ui/Section.tsx";

/** The company in figures, below the hero. */
export function KeyFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="bg-forest-deep text-limestone print:bg-transparent print:text-ink">
      <Column>
        <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-y-6 py-8 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:py-11">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-l border-meadow pr-4 pl-5">
              <dt className="mt-1 text-small text-fern">{label}</dt>
              <dd className="text-figure font-extrabold tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
      </Column>
    </div>
  );
}
