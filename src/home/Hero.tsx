import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import type { HomeModel } from "./model.ts";

/** The promise on calm ground, the scene beside it; on phones the scene stands under the words. */
export function Hero({ site, hero }: { site: Site; hero: HomeModel["hero"] }) {
  const { language, strings } = site;
  return (
    <section
      id="inicio"
      aria-labelledby="inicio-heading"
      className="relative isolate overflow-hidden bg-limestone"
    >
      <div className="mx-auto max-w-page px-gutter pt-8 pb-6 md:min-h-[clamp(38rem,50vw,100svh-8rem)] md:px-8 md:pt-10 md:pb-24 xl:px-12 xl:pt-[min(5rem,6svh)] print:min-h-0 print:py-2">
        <div className="misty relative w-fit">
          <p className="mb-4 flex items-center gap-3 text-small font-semibold before:h-1 before:w-10 before:bg-amber">
            {hero.kicker}
          </p>
          <h1 id="inicio-heading" className="text-display whitespace-pre-line text-forest-deep">
            {hero.heading}
          </h1>
          <p className="mt-5 max-w-[38ch] text-lead md:max-w-[34ch] lg:max-w-[38ch]">{hero.lead}</p>
          <div data-free-of-call-bar className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={pageAddress(language, "contact")}>{strings.cta.requestQuote}</ButtonLink>
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
