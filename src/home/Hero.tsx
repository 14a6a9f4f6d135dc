import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import type { HomeModel } from "./model.ts";

/**
 * The promise on the page's own ground, the scene under it; on wide screens the scene fills the whole, and the words keep
 * a corner of solid ground, to be read on whatever picture lies there.
 */
export function Hero({ site, hero }: { site: Site; hero: HomeModel["hero"] }) {
  const { language, strings } = site;
  return (
    <section
      id="inicio"
      aria-labelledby="inicio-heading"
      className="relative isolate overflow-hidden bg-limestone"
    >
      <div className="mx-auto max-w-page px-gutter md:px-8 lg:min-h-[clamp(38rem,50vw,100svh-8rem)] xl:px-12 print:min-h-0 print:py-2">
        <div className="relative pt-8 pb-6 short:pt-2 md:pt-10 md:pb-12 lg:w-[35rem] lg:pt-8 lg:pr-8 lg:pb-9 xl:w-[40rem] xl:pt-[min(4rem,6svh)] 2xl:w-[46rem] 2xl:pb-12 lg:before:absolute lg:before:inset-y-0 lg:before:right-0 lg:before:-left-[50vw] lg:before:-z-10 lg:before:bg-limestone print:py-0">
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
          <div data-free-of-call-bar className="mt-7 short:mt-4 flex flex-wrap gap-3 print:hidden">
            <ButtonLink href={pageAddress(language, "contact")}>{strings.cta.requestQuote}</ButtonLink>{" "}
            <ButtonLink variant="secondary" href={pageAddress(language, "services")}>
              {strings.home.seeServices}
            </ButtonLink>
          </div>
        </div>
      </div>
      <HeroPicture hero={hero} />
    </section>
  );
}
