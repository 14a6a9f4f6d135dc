import type { ReactNode } from "react";

/** Opens and closes by itself, with or without JavaScript. */
export function Disclosure({ id, summary, children }: { id?: string; summary: string; children: ReactNode }) {
  return (
    <details id={id} className="border-b border-hairline prints-open">
      <summary className="plus-after flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 text-heading font-bold tracking-tight wrap-anywhere">
        {summary}
      </summary>
      {children}
    </details>
  );
}
