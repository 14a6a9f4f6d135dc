import type { ReactNode } from "react";

/** Says that a part of the page could not be loaded; `islands/intent.ts` shows and hides it. */
export function LoadFailure({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-0 above-banner z-50 mx-auto w-fit max-w-[calc(100%-2rem)] print:hidden"
    >
      <p
        id="load-failure"
        hidden
        className="rounded-sm border-l-4 border-signal bg-white px-5 py-4 text-small font-semibold text-ink shadow-lift"
      >
        {children}
      </p>
    </div>
  );
}
