import type { ReactNode } from "react";
import { PERSON, type SideView } from "../site/side-views.ts";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { FILTER_NAMES } from "./address.ts";
import type { LineUpModel } from "./model.ts";
import { LINE_UP_ID } from "./useLineUp.ts";

/** Every kind of machine in side view at one scale, beside a person; each leads to its machines. */
export function LineUp({ lineUp, label, scale }: { lineUp: LineUpModel; label: string; scale: string }) {
  const undrawn = lineUp.filter(({ sideView }) => !sideView);
  return (
    <nav id={LINE_UP_ID} aria-label={label} className="line-up">
      <Column>
        {undrawn.length < lineUp.length && (
          <ul>
            <li aria-hidden="true">
              <Drawing sideView={PERSON} />
              {scale}
            </li>
            {lineUp.map(
              (kind) =>
                kind.sideView && (
                  <li key={kind.id} data-seen-first={kind.isMost || undefined}>
                    <KindLink kind={kind}>
                      <Drawing sideView={kind.sideView} />
                    </KindLink>
                  </li>
                ),
            )}
          </ul>
        )}
        {undrawn.length > 0 && (
          <p>
            {undrawn.map((kind) => (
              <KindLink key={kind.id} kind={kind} />
            ))}
          </p>
        )}
      </Column>
    </nav>
  );
}

function KindLink({ kind, children }: { kind: LineUpModel[number]; children?: ReactNode }) {
  const { id, category, title } = kind;
  return (
    <a
      href={`?${FILTER_NAMES.category}=${category}&${FILTER_NAMES.subcategory}=${id}#${id}`}
      data-category={category}
      data-subcategory={id}
      data-hydrates="machinery"
    >
      {children}
      <Unbroken text={title} />
    </a>
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
