import { Unbroken } from "./Unbroken.tsx";
export interface Figure {
  value: string;
  label: string;
}

/** Equal columns at every width: no quantity is ever left alone on a line. */
const COLUMNS: Record<number, string> = {
  1: "",
  2: "@2xs:grid-cols-2",
  3: "@2xs:grid-cols-2 @2xs:@max-sm:[&>:first-child]:col-span-2 @sm:grid-cols-3",
  4: "@2xs:grid-cols-2 @4xl:grid-cols-4",
};
const COLUMNS_OF_MANY = "@2xs:grid-cols-2 @3xl:grid-cols-3";

interface FiguresProps {
  figures: readonly Figure[];
  large?: boolean;
  className?: string;
}

/** Quantities as typography: a large number, and under it what it counts. */
export function Figures({ figures, large = false, className = "" }: FiguresProps) {
  return (
    <div className={`@container ${className}`}>
      <dl className={`figures grid gap-x-6 gap-y-5 ${COLUMNS[figures.length] ?? COLUMNS_OF_MANY}`}>
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end ${large ? "border-t-3 border-soil pt-3" : ""}`}
          >
            <dt className="text-small opacity-80">
              <Unbroken text={label} />
            </dt>
            <dd className={`font-extrabold ${large ? "quantity" : "text-heading"}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
