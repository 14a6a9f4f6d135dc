import type { Strings } from "../site/strings/index.ts";
import type { Figure } from "../ui/Figures.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { countIn, type Quantity, quantityIn, sideOf } from "./quantities.ts";
import { Area, Count, Depth, Distance, Length, Volume } from "./ScaleDrawings.tsx";

interface QuantitiesProps {
  heading: string;
  figures: readonly Figure[];
  /** what cannot be told as a figure */
  furtherData: readonly string[];
  notes: Strings["projectDetail"]["scale"];
}

const DRAWINGS = { "m³": Volume, "m²": Area, km: Distance, m: Length, cm: Depth };

/** The relevant data: figures, large, what can be measured also drawn, everything of one unit at one scale; then the rest. */
export function Quantities({ heading, figures, furtherData, notes }: QuantitiesProps) {
  const read = figures.map((figure) => ({ ...figure, quantity: quantityIn(figure.value) }));
  const sizes = read.flatMap(({ quantity }) =>
    quantity ? [{ unit: quantity.unit, size: sideOf(quantity) }] : [],
  );
  const largest = (unit: Quantity["unit"]) =>
    Math.max(...sizes.filter((one) => one.unit === unit).map(({ size }) => size));
  /** Counts fill the room that drawings beside them make. */
  const countOf = (value: string) => (sizes.length > 0 ? countIn(value) : null);
  const notesUsed = new Set(sizes.map(({ unit }) => notes[unit]));
  if (figures.some(({ value }) => countOf(value))) notesUsed.add(notes.count);
  return (
    <section aria-labelledby="cifras" className="border-t-4 border-soil pt-3">
      <h2 id="cifras" className="text-heading text-forest-deep">
        {heading}
      </h2>
      {read.length > 0 && (
        <dl className="figures mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-8 gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] print:mt-3 print:grid-cols-4 print:gap-y-3">
          {read.map(({ value, label, quantity }) => {
            const ToScale = quantity && DRAWINGS[quantity.unit];
            const count = countOf(value);
            return (
              <div key={label} className="row-span-2 grid grid-rows-subgrid gap-y-0 print:break-inside-avoid">
                <dt className="row-start-2 text-small opacity-80">
                  <Unbroken text={label} />
                </dt>
                <dd className="self-end">
                  {quantity && ToScale && (
                    <ToScale size={sideOf(quantity)} largest={largest(quantity.unit)} />
                  )}
                  {count && <Count count={count} />}
                  <b className="block border-t border-hairline pt-3 text-heading font-extrabold tracking-tight md:text-title print:text-heading">
                    <Unbroken text={value} />
                  </b>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {notesUsed.size > 0 && <p className="mt-4 text-small text-moss">{[...notesUsed].join(" ")}</p>}
      {furtherData.length > 0 && (
        <ul className="figures mt-6 gap-x-14 border-t border-hairline md:columns-2 print:mt-2 print:columns-2">
          {furtherData.map((line) => (
            <li key={line} className="break-inside-avoid border-b border-hairline py-3 print:py-1">
              <Unbroken text={line} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
