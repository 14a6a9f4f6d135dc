import { Icon } from "../ui/Icon.tsx";

/**
 * A plain link to the top; `document/site-script/back-to-top.ts` shows it past 300 px, unless it would lie on a field, on a
 * telephone number or on what has the focus. At the edge of the screen as long as the margin beside the page is no wider
 * than itself.
 */
export function BackToTop({ label }: { label: string }) {
  return (
    <a
      href="#top"
      id="back-to-top"
      hidden
      aria-label={label}
      className="fixed right-2 above-banner z-30 mr-[env(safe-area-inset-right)] grid size-11 md:size-12 place-items-center rounded-md bg-forest text-limestone shadow-lift hover:bg-forest-deep forced-colors:border md:right-[clamp(0px,(100vw-97rem)/2,2rem)] data-in-the-way:invisible print:hidden"
    >
      <Icon name="up" />
    </a>
  );
}
