import type { CSSProperties } from "react";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { HomeModel } from "./model.ts";

/** The company in figures, below the hero: each leads to where more is told. */
export function KeyFigures({ figures }: { figures: HomeModel["figures"] }) {
  const longest = Math.max(...figures.map(({ value }) => value.length));
  return (
    <div className="bg-forest-deep text-limestone print:bg-transparent print:text-ink">
      <Column>
        <ul
          style={{ "--letters": longest } as CSSProperties} // React knows no custom properties
          className="figures grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-y-6 py-8 print:py-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:py-11"
        >
          {figures.map(({ value, label, href }) => {
            const Cell = href ? "a" : "div";
            return (
              <li key={label} className="@container border-l border-meadow eases has-[a:hover]:border-amber">
                <Cell
                  href={href}
                  className="block h-full pr-4 pl-5 text-small text-fern hover:text-limestone focus-visible:outline-limestone"
                >
                  <strong className="mb-1 block text-figure leading-none supports-[width:1cqi]:text-[min(var(--text-figure),calc(150cqi/var(--letters)))] font-extrabold tracking-tight whitespace-nowrap text-limestone print:text-ink">
                    {value}
                  </strong>{" "}
                  <Unbroken text={label} />
                </Cell>
              </li>
            );
          })}
        </ul>
      </Column>
    </div>
  );
}
