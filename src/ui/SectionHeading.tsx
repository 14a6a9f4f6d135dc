import type { ReactNode } from "react";
import { Unbroken } from "./Unbroken.tsx";

interface SectionHeadingProps {
  id: string;
  heading: string;
  lead: string;
  /** a link to all of it, on the right on wide screens */
  action?: ReactNode;
}

export function SectionHeading({ id, heading, lead, action }: SectionHeadingProps) {
  return (
    <div className="mb-6 grid print:mb-3 print:break-inside-avoid print:break-after-avoid gap-x-12 gap-y-3 md:mb-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_auto] lg:items-end [&>a]:justify-self-start lg:[&>a]:col-start-3">
      <h2 id={id} className="whitespace-pre-line text-title text-balance">
        <Unbroken text={heading} />
      </h2>
      <p className="measure text-body opacity-85">{lead}</p>
      {action}
    </div>
  );
}
