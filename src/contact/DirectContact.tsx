import type { ReactNode } from "react";
import type { IconName } from "../site/icons.ts";
import type { SiteCompany } from "../site/site.ts";
import type { Strings } from "../site/strings/index.ts";
import { Email } from "../ui/Email.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Column } from "../ui/Section.tsx";

interface DirectContactProps {
  company: SiteCompany;
  strings: Strings["contact"];
}

/** Telephone and e-mail in the largest type of the page, because most customers call. */
export function DirectContact({ company, strings }: DirectContactProps) {
  return (
    <section
      aria-label={strings.direct}
      className="bg-forest-deep text-limestone print:bg-transparent print:text-ink"
    >
      <Column>
        <dl className="grid divide-moss max-lg:divide-y lg:grid-cols-2 lg:divide-x">
          <ContactLink
            icon="phone"
            label={strings.phone}
            href={`tel:${company.phoneLink}`}
            size="text-figure"
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
      </Column>
    </section>
  );
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
    <div className="flex flex-col justify-between gap-3 py-8 md:py-12 print:py-2 lg:first:pr-10 lg:last:pl-10">
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
