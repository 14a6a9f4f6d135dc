import type { ReactNode } from "react";
import type { CookieStrings } from "../site/strings/cookie.es.ts";

interface BannerProps {
  shortName: string;
  policyHref: string;
  strings: CookieStrings["banner"];
  onAccept: () => void;
  onReject: () => void;
  onConfigure: (opener: HTMLElement) => void;
}

/** Finished in the HTML and hidden; `banner-script.ts` alone shows and hides it, so that asking needs no React. */
export function Banner({ shortName, policyHref, strings, onAccept, onReject, onConfigure }: BannerProps) {
  return (
    <section
      id="cookie-banner"
      aria-label={strings.label}
      data-short-name={shortName}
      hidden
      suppressHydrationWarning
      className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-white shadow-lift print:hidden"
    >
      <div className="mx-auto grid max-w-page items-center gap-x-8 gap-y-3 px-5 py-4 md:px-8 lg:grid-cols-[1fr_auto] xl:px-12">
        <p className="measure text-caption sm:text-small">
          {sentences(strings.text).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
          <a href={policyHref} className="inline-block font-semibold underline underline-offset-4">
            {strings.policy}
          </a>
        </p>
        <div className="grid grid-cols-3 gap-2">
          <Answer onClick={onAccept}>{strings.accept}</Answer>
          <Answer onClick={onReject}>{strings.reject}</Answer>
          <Answer onClick={onConfigure}>{strings.configure}</Answer>
        </div>
      </div>
    </section>
  );
}

/** Each on its own line, so that no block of the banner outgrows what the page itself has to say. */
const sentences = (text: string) => text.split(/(?<=\.) /);

/** Three of the same weight and size: none is pushed. */
function Answer({ onClick, children }: { onClick: (button: HTMLElement) => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => onClick(currentTarget)}
      className="min-h-12 cursor-pointer rounded-md border-2 border-forest px-0.5 text-caption font-semibold text-forest eases hover:bg-forest hover:text-limestone sm:text-small lg:px-6"
    >
      {children}
    </button>
  );
}
