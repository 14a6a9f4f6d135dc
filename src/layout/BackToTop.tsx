import { Icon } from "../ui/Icon.tsx";

/**
 * A plain link to the top; `document/site-script/back-to-top.ts` shows it past 300 px. It covers nothing that is read: in the
 * call bar it has a place of its own, and where there is no bar it is no wider than the margin beside the page.
 */
export function BackToTop({ label }: { label: string }) {
  return (
    <a
      href="#top"
      id="back-to-top"
      hidden
      aria-label={label}
      className="fixed right-[env(safe-area-inset-right)] above-banner z-30 grid h-11 w-gutter place-items-center rounded-l-md border-2 border-r-0 border-hairline bg-limestone text-forest eases hover:bg-forest hover:text-limestone md:h-10 md:w-8 xl:w-10 in-call-bar:right-2 in-call-bar:bottom-[calc(0.5rem+env(safe-area-inset-bottom))] in-call-bar:size-12 in-call-bar:rounded-md in-call-bar:border-r-2 print:hidden"
    >
      <Icon name="up" className="w-full max-w-6" />
    </a>
  );
}
