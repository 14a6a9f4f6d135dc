import { PERSON, type SideView } from "../site/side-views.ts";
import { Column } from "../ui/Section.tsx";
import { FILTER_NAMES } from "./address.ts";
import type { LineUpModel } from "./model.ts";
import { LINE_UP_ID } from "./useLineUp.ts";

/** Every kind of machine in side view at one scale, beside a person; each leads to its machines. */
export function LineUp({ lineUp, label, scale }: { lineUp: LineUpModel; label: string; scale: string }) {
  return (
    <nav id={LINE_UP_ID} aria-label={label} className="line-up">
      <Column>
        <ul>
          <li aria-hidden="true">
            <Drawing sideView={PERSON} />
            {scale}
          </li>
          {lineUp.map(({ id, category, title, sideView }) => (
            <li key={id}>
              <a
                href={`?${FILTER_NAMES.category}=${category}&${FILTER_NAMES.subcategory}=${id}#${id}`}
                data-category={category}
                data-subcategory={id}
                data-hydrates="machinery"
              >
                {sideView && <Drawing sideView={sideView} />}
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Column>
    </nav>
  );
}

/** All are six metres high, so that all have one scale and stand on one line. */
function Drawing({ sideView: { viewBox, paint, painted, dark } }: { sideView: SideView }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path className={paint} d={painted} />
      <path d={dark} />
    </svg>
  );
}
