export interface Figure {
  value: string;
  label: string;
}

/** Quantities: a large number with its label below. */
export function Figures({ figures, large = false }: { figures: readonly Figure[]; large?: boolean }) {
  return (
    <dl className="figures flex flex-wrap gap-x-10 gap-y-5">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-small opacity-80">{label}</dt>
          <dd
            className={`font-extrabold tracking-tight whitespace-nowrap ${large ? "text-figure" : "text-heading"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
