import type { CSSProperties, ReactNode } from "react";
import type { IconName } from "../site/icons.ts";
import type { SiteCompany } from "../site/site.ts";
import type { Strings } from "../site/strings/index.ts";
import { Email } from "../ui/Email.tsx";
import { Icon } from "../ui/Icon.tsx";

interface DirectContactProps {
  company: SiteCompany;
  strings: Strings["contact"];
}

/** Telephone and e-mail in the largest type of the page, because most customers call. */
export function DirectContact({ company, strings }: DirectContactProps) {
  const letters = { "--letters": widthOf(company.phone) } as CSSProperties; // React knows no custom properties
  return (
    <section aria-label={strings.direct}>
      <dl style={letters} className="@container pt-6 pb-8 md:pt-10 md:pb-12 print:py-2">
        <ContactLink
          icon="phone"
          label={strings.phone}
          href={`tel:${company.phoneLink}`}
          size="text-figure leading-none supports-[width:1cqi]:text-[calc(160cqi/var(--letters))] print:text-title"
        >
          {company.phone}
        </ContactLink>
        <ContactLink
          icon="mail"
          label={strings.email}
          href={`mailto:${company.email}`}
          size="text-heading sm:text-title"
        >
          <Email address={company.email} />
        </ContactLink>
      </dl>
    </section>
  );
}

/** Counted in figures; what stands between them is not half as wide. */
function widthOf(phone: string): number {
  const figures = phone.replace(/\D/g, "").length;
  return figures + 0.45 * (phone.length - figures);
}

interface ContactLinkProps {
  icon: IconName;
  label: string;
  href: string;
  size: string;
  children: ReactNode;
}

function ContactLink({ icon, label, href, size, children }: ContactLinkProps) {
  return (
    <div className="pt-4 not-first:mt-6 not-first:border-t not-first:border-moss">
      <dt className="flex items-center gap-3 text-small font-semibold text-fern">
        <Icon name={icon} className="size-5" />
        {label}
      </dt>
      <dd>
        <a
          href={href}
          className={`figures inline-block py-1 font-extrabold tracking-tight decoration-amber decoration-4 underline-offset-8 [overflow-wrap:anywhere] hover:underline ${size}`}
        >
          {children}
        </a>
      </dd>
    </div>
  );
}
