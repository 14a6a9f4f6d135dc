import type { SiteCompany } from "../site/site.ts";
import { Email } from "../ui/Email.tsx";

/** Address, telephone and e-mail, each as a link. On paper the address has one line, and what follows another. */
export function ContactLines({ company }: { company: SiteCompany }) {
  const { address } = company;
  return (
    <address className="flex flex-col text-small not-italic print:block print:text-caption print:[&>*]:ml-3 print:[&>*]:inline print:[&>*]:whitespace-nowrap">
      <span className="text-balance">{address.street}</span>{" "}
      <span className="mb-2 print:after:whitespace-pre print:after:content-['\a']">
        {address.postalCode} {address.town} ({address.province})
      </span>{" "}
      <a
        href={`tel:${company.phoneLink}`}
        className="figures inline-flex min-h-9 items-center underline-offset-4 hover:underline"
      >
        {company.phone}
      </a>{" "}
      <a
        href={`mailto:${company.email}`}
        className="inline-block py-1.5 wrap-anywhere print:wrap-normal underline-offset-4 hover:underline"
      >
        <Email address={company.email} />
      </a>
    </address>
  );
}
