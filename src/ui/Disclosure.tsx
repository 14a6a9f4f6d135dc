import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** Opens and closes by itself, with or without JavaScript. */
export function Disclosure({ id, summary, children }: { id?: string; summary: string; children: ReactNode }) {
  return (
    <details id={id} className="group border-b border-hairline prints-open">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 text-heading font-bold tracking-tight">
        <span className="min-w-0">{summary}</span>
        <Icon name="plus" className="size-6 shrink-0 eases group-open:rotate-45" />
      </summary>
      <div className="measure pb-6 text-moss">{children}</div>
    </details>
  );
}
