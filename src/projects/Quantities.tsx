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

/** Equal columns, two on a phone: no figure is ever left alone beside an empty place. */
const FIRST_IS_WIDE = "max-md:not-print:[&>:first-child:not(:only-child)]:col-span-2";
const COLUMNS: Record<number, string> = {
  1: "",
  2: "grid-cols-2",
  3: `grid-cols-2 ${FIRST_IS_WIDE} md:grid-cols-3 print:grid-cols-3`,
  4: "grid-cols-2 lg:grid-cols-4 print:grid-cols-4",
  5: `grid-cols-2 ${FIRST_IS_WIDE} md:grid-cols-5 print:grid-cols-5`,
};
const COLUMNS_OF_MANY = "grid-cols-2 md:grid-cols-3 print:grid-cols-4";

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
        <dl
          className={`figures mt-6 grid gap-x-4 gap-y-6 md:mt-8 md:gap-x-8 md:gap-y-10 ${COLUMNS[read.length] ?? COLUMNS_OF_MANY} print:mt-3 print:gap-y-3`}
        >
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
                  <b className="block border-t border-hairline pt-2 text-heading font-extrabold tracking-tight md:pt-3 md:text-headline print:text-heading">
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
