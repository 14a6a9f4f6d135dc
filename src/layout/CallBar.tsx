import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

interface CallBarProps {
  phoneLink: string;
  contactHref: string;
  labels: { call: string; quote: string; region: string };
}

/** On phones: call and quote buttons at the bottom of the screen. */
export function CallBar({ phoneLink, contactHref, labels }: CallBarProps) {
  return (
    <nav
      id="call-bar"
      aria-label={labels.region}
      className="sticky bottom-0 z-20 grid grid-cols-2 gap-2 border-t border-hairline bg-limestone p-2 md:hidden print:hidden"
    >
      <ButtonLink variant="secondary" href={`tel:${phoneLink}`}>
        <Icon name="phone" className="size-5" />
        {labels.call}
      </ButtonLink>
      <ButtonLink href={contactHref}>{labels.quote}</ButtonLink>
    </nav>
  );
}
