import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

interface CallBarProps {
  phoneLink: string;
  /** none on the page that has the form */
  contactHref: string | undefined;
  /** while buttons that it must not cover are in sight; the site script takes the mark away and puts it back */
  waits: boolean;
  labels: { call: string; quote: string; region: string };
}

/**
 * On phones: call and quote buttons at the bottom of the screen, and a place for the way back up. Hidden by the site script while
 * somebody fills in a form (without scripts, while anything of the page's content has the focus), and by the cookie banner,
 * which takes its place.
 */
export function CallBar({ phoneLink, contactHref, waits, labels }: CallBarProps) {
  return (
    <nav
      id="call-bar"
      aria-label={labels.region}
      data-waits={waits ? "" : undefined}
      className="contain-content [contain-intrinsic-height:auto_3rem] place-for-way-up sticky bottom-0 z-10 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-2 border-t border-hairline bg-limestone p-2 pr-16 pb-[calc(0.5rem+env(safe-area-inset-bottom))] *:p-2 [#cookie-banner:not([hidden])~&]:[content-visibility:hidden] data-waits:hidden noscript:data-waits:grid data-form-in-use:hidden noscript:[main:focus-within_~_&]:hidden md:hidden short:static print:hidden"
    >
      <ButtonLink variant="secondary" href={`tel:${phoneLink}`}>
        <Icon name="phone" className="size-5" />
        {labels.call}
      </ButtonLink>{" "}
      {contactHref && <ButtonLink href={contactHref}>{labels.quote}</ButtonLink>}
    </nav>
  );
}
