export const MAIN_ID = "contenido";

/** The first element in tab order: skips the menu. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-amber focus:px-5 focus:py-3 focus:font-semibold focus:text-ink"
    >
      {label}
    </a>
  );
}
