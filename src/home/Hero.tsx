import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import type { HomeModel } from "./model.ts";

/**
 * The promise on the page's own ground, the scene under it; on wide screens beside it, up to the edge of the screen. The column of
 * the words is as wide as the headline's longest line, so that none of its lines is broken, and the figures below it stand in the
 * first screen.
 */
export function Hero({ site, hero }: { site: Site; hero: HomeModel["hero"] }) {
  const { language, strings } = site;
  return (
    <section
      id="inicio"
      aria-labelledby="inicio-heading"
      className="bg-limestone lg:grid lg:min-h-[clamp(28rem,100svh-15.5rem,52rem)] lg:grid-cols-[fit-content(60%)_minmax(0,1fr)] lg:pl-8 xl:pl-12 2xl:pl-[calc((100%-90rem)/2)] print:block print:min-h-0 print:pl-0"
    >
      <div className="px-gutter pt-8 pb-6 short:pt-2 md:px-8 md:pt-10 md:pb-12 lg:self-center lg:py-6 lg:pr-8 lg:pl-0 xl:pr-12 print:p-0">
        <p className="mb-4 short:mb-2 flex items-center gap-3 text-small font-semibold before:h-1 before:w-10 before:bg-amber print:before:hidden forced-colors:before:bg-[CanvasText]">
          {hero.kicker}
        </p>
        <h1
          id="inicio-heading"
          className="text-display short:text-title whitespace-pre-line text-forest-deep"
        >
          {hero.heading}
        </h1>
        <p className="mt-5 max-w-[38ch] text-lead short:mt-3 md:max-w-[48ch] short:max-w-none lg:max-w-[38ch]">
          {hero.lead}
        </p>
        <div
          data-free-of-call-bar
          className="mt-7 short:mt-4 flex flex-wrap gap-3 max-sm:*:w-full print:hidden"
        >
          <ButtonLink href={pageAddress(language, "contact")}>{strings.cta.requestQuote}</ButtonLink>{" "}
          <ButtonLink variant="secondary" href={pageAddress(language, "services")}>
            {strings.home.seeServices}
          </ButtonLink>
        </div>
      </div>
      <HeroPicture hero={hero} />
    </section>
  );
}
