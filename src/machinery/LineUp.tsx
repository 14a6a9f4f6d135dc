import type { CSSProperties } from "react";
import { Column } from "../ui/Section.tsx";
import { FILTER_NAMES } from "./address.ts";
import { type Drawing, PERSON } from "./drawings.ts";
import type { LineUpModel } from "./model.ts";
import { LINE_UP_ID } from "./useLineUp.ts";

/** Every kind of machine in side view at one scale, beside a person; each leads to its machines. */
export function LineUp({ lineUp, label, scale }: { lineUp: LineUpModel; label: string; scale: string }) {
  return (
    <nav id={LINE_UP_ID} aria-label={label} className="line-up">
      <Column>
        <ul>
          <li aria-hidden="true" style={lengthOf(PERSON)}>
            <SideView drawing={PERSON} />
            {scale}
          </li>
          {lineUp.map(({ id, title, drawing }) => (
            <li key={id} style={lengthOf(drawing)}>
              <a
                href={`?${FILTER_NAMES.subcategory}=${id}#${id}`}
                data-subcategory={id}
                data-hydrates="machinery"
              >
                {drawing && <SideView drawing={drawing} />}
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Column>
    </nav>
  );
}

/** In metres; `fleet.css` says how long a metre is on the screen. */
const lengthOf = (drawing: Drawing | undefined) => ({ "--length": drawing?.length ?? 0 }) as CSSProperties; // React knows no custom properties

/** Ten units are a metre; all stand on the same line. */
function SideView({ drawing: { length, paint, painted, dark } }: { drawing: Drawing }) {
  return (
    <svg viewBox={`0 -60 ${10 * length} 60`} aria-hidden="true">
      <path className={paint} d={painted} />
      <path d={dark} />
    </svg>
  );
}
