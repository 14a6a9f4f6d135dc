/** Covers the screen while code is loading; `islands/intent.ts` shows and hides it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div id="spinner" hidden role="status" className="fixed inset-0 z-50 grid place-items-center bg-veil">
      <span className="size-12 animate-spin rounded-full border-4 border-hairline border-t-forest" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
