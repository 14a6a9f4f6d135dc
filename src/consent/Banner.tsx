import type { ReactNode } from "react";
import { CONSENT_CATEGORIES, type ConsentCategory } from "../../contract/consent.ts";
import type { CookieStrings } from "../site/strings/cookie.ts";
import type { BannerToast } from "./save-choice.ts";

interface BannerProps {
  /** first part of the site's storage keys */
  shortName: string;
  /** the cookie policy */
  policyHref: string;
  strings: CookieStrings;
  /** the categories for which the site has no service today */
  unused: readonly ConsentCategory[];
}

/** Plain HTML, hidden. `banner-script.ts` shows it and saves the answers, so that neither needs React. */
export function Banner({ shortName, policyHref, strings, unused }: BannerProps) {
  const { banner, toasts } = strings;
  const messages: BannerMessages = { saved: toasts.saved, saveFailed: toasts.saveFailed };
  return (
    <section
      id="cookie-banner"
      aria-label={banner.label}
      data-short-name={shortName}
      data-messages={JSON.stringify(messages)}
      hidden
      className="contain-content fixed inset-x-0 bottom-0 z-20 border-t-4 border-soil bg-limestone px-[env(safe-area-inset-left)_env(safe-area-inset-right)] shadow-lift max-h-[50svh] overflow-y-auto print:hidden"
    >
      <div className="mx-auto grid max-w-page items-center gap-x-8 gap-y-2 px-2 pt-2.5 short:gap-y-1 short:pt-2 md:px-8 md:pt-5 lg:grid-cols-[1fr_auto] lg:pb-5 xl:px-12">
        <div className="grid max-w-[80ch] gap-y-1 px-3 text-[0.875rem] leading-[1.35] md:px-0 md:text-small">
          {banner.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            {`${[...unusedToday(banner.unused, unused), banner.refusal].join(" ")} `}
            <a href={policyHref} className="inline-block font-semibold underline underline-offset-4">
              {banner.policy}
            </a>
          </p>
        </div>
        {/* Always in sight: where there is little room, the sentences scroll behind them. */}
        <div className="sticky bottom-0 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-1.5 bg-limestone pt-0.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:gap-2 md:pb-[max(1rem,env(safe-area-inset-bottom))] lg:grid-cols-3 lg:pb-0 short:landscape:grid-cols-3 short:gap-1 short:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <Answer data-answer="accept">{banner.accept}</Answer>
          <Answer data-answer="reject">{banner.reject}</Answer>
          <Answer data-hydrates="consent" data-opens-preferences="banner">
            {banner.configure}
          </Answer>
        </div>
      </div>
    </section>
  );
}

export type BannerMessages = Pick<CookieStrings["toasts"], BannerToast>;

function unusedToday(
  sentences: CookieStrings["banner"]["unused"],
  unused: readonly ConsentCategory[],
): string[] {
  if (unused.length === CONSENT_CATEGORIES.length) return [sentences.all];
  return unused.map((category) => sentences[category]);
}

interface AnswerProps {
  "data-answer"?: "accept" | "reject";
  "data-hydrates"?: string;
  "data-opens-preferences"?: string;
  children: ReactNode;
}

/** All three have the same size and style: the law wants refusing to be as easy as accepting. */
function Answer(props: AnswerProps) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-[44px] md:min-h-12 cursor-pointer rounded-md border-2 border-forest leading-tight text-caption font-semibold tracking-tight text-forest eases hover:bg-forest hover:text-limestone sm:px-1 sm:text-small sm:tracking-normal short:min-h-[44px] lg:px-6"
    />
  );
}
