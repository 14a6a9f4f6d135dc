/** What the contact form takes with it into the browser, and what search engines read about the page. */
import type { Head } from "../document/head.ts";
import { type JsonLdNode, pageNode } from "../document/structured-data.ts";
import { content } from "../site/content/load.ts";
import { pageSettings } from "../site/page-settings.ts";
import { legalAddressOf, type Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import type { ContactFormProps } from "./ContactForm.tsx";

export function contactFormProps(site: Site): ContactFormProps {
  const { siteUrl, formForwardUrl } = pageSettings;
  const { language, strings, company } = site;
  const { sent, wrongCaptcha, dailyLimit, tokenMissing, tokenTimeout, sendFailed } = strings.toasts;
  return {
    language,
    shortName: company.shortName,
    subjects: content.subjects.map((subject) => ({ value: subject.es, label: subject[language] })),
    strings: {
      ...strings.contact.form,
      privacy: fill(strings.contact.form.privacy, { legalName: company.legalName }),
    },
    outcome: {
      strings: strings.contact.outcome,
      fields: strings.contact.form.fields,
      phone: { text: company.phone, href: `tel:${company.phoneLink}` },
      email: { text: company.email, href: `mailto:${company.email}` },
    },
    toasts: { sent, wrongCaptcha, dailyLimit, tokenMissing, tokenTimeout, sendFailed },
    privacyAddress: legalAddressOf(site, "privacy"),
    forward: formForwardUrl === null ? null : { url: formForwardUrl, company: company.name, siteUrl },
  };
}

/** The same page once more, as a contact page: whoever reads only one of the two types finds it. */
export function contactPageNode({ head, site }: { head: Head; site: Site }): JsonLdNode {
  return pageNode("ContactPage", {
    url: head.share.url,
    name: head.title,
    description: head.description,
    language: site.language,
    siteUrl: pageSettings.siteUrl,
  });
}
