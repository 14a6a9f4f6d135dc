/** What the contact form takes with it into the browser. */
import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import type { ContactFormProps } from "./ContactForm.tsx";

interface FormSurroundings {
  siteUrl: URL | undefined;
  /** the form-forwarding service's address, where there is one */
  forwardUrl: string | undefined;
}

export function contactFormProps(site: Site, { siteUrl, forwardUrl }: FormSurroundings): ContactFormProps {
  const { language, strings, company } = site;
  const { sent, wrongCaptcha, dailyLimit, tokenMissing, tokenTimeout, sendFailed } = strings.toasts;
  return {
    language,
    shortName: company.shortName,
    strings: strings.contact.form,
    toasts: { sent, wrongCaptcha, dailyLimit, tokenMissing, tokenTimeout, sendFailed },
    privacyAddress: pageAddress(language, "privacy"),
    forward: forwardUrl?.trim()
      ? { url: forwardUrl.trim(), company: company.name, siteUrl: siteUrl?.origin ?? "" }
      : null,
  };
}
