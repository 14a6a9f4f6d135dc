import type { Strings } from "../site/strings/index.ts";
import type { Figure } from "../ui/Figures.tsx";
import { type Quantity, quantityIn, sideOf } from "./quantities.ts";
import { Area, Depth, Distance, Length, Volume } from "./ScaleDrawings.tsx";

interface QuantitiesProps {
  figures: readonly Figure[];
  labels: Strings["projectDetail"]["scale"];
}

const DRAWINGS = { "m³": Volume, "m²": Area, km: Distance, m: Length, cm: Depth };

/** The work's figures, large; what can be measured is also drawn, everything of one unit at one scale. */
export function Quantities({ figures, labels }: QuantitiesProps) {
  const read = figures.map((figure) => ({ ...figure, quantity: quantityIn(figure.value) }));
  const sizes = read.flatMap(({ quantity }) =>
    quantity ? [{ unit: quantity.unit, size: sideOf(quantity) }] : [],
  );
  const largest = (unit: Quantity["unit"]) =>
    Math.max(...sizes.filter((one) => one.unit === unit).map(({ size }) => size));
  const notes = [...new Set(sizes.map(({ unit }) => labels[unit]))];
  return (
    <section aria-labelledby="cifras">
      <h2 id="cifras" className="sr-only">
        {labels.heading}
      </h2>
      <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-8 gap-y-10 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] print:grid-cols-4 print:gap-y-3">
        {read.map(({ value, label, quantity }) => {
          const ToScale = quantity && DRAWINGS[quantity.unit];
          return (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-small opacity-80">{label}</dt>
              <dd>
                {quantity && ToScale && <ToScale size={sideOf(quantity)} largest={largest(quantity.unit)} />}
                <b className="block border-t-3 border-soil pt-3 text-heading font-extrabold tracking-tight whitespace-nowrap md:text-title">
                  {value}
                </b>
              </dd>
            </div>
          );
        })}
      </dl>
      {notes.length > 0 && <p className="mt-4 text-small text-moss">{notes.join(" ")}</p>}
    </section>
  );
}
