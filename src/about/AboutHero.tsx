import type { PictureData } from "../site/pictures.ts";
import { Panorama } from "../ui/Panorama.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

interface AboutHeroProps {
  founded: number;
  heading: string;
  lead: string;
  picture: PictureData | undefined;
}

/** The year in which it began, as large as the page; it stands on the picture of those who work there. */
export function AboutHero({ founded, heading, lead, picture }: AboutHeroProps) {
  return (
    <>
      <Column>
        <div className="grid gap-x-12 gap-y-5 pt-6 pb-7 md:pt-10 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-end lg:pb-0 print:py-2">
          {/* The words beside it tell it too. */}
          <div
            aria-hidden="true"
            className="-ml-[0.05em] text-[min(35vw,24rem)] leading-[0.78] font-extrabold tracking-tight text-soil short:hidden lg:-mb-[0.055em] lg:text-[min(24vw,26rem)] print:hidden"
          >
            {founded}
          </div>
          <div className="lg:pb-8">
            <h1 className="text-headline text-forest-deep hyphens-auto xl:text-[2.6rem]">
              <Unbroken text={heading} />
            </h1>
            <p className="measure mt-4 print:mt-1">
              <Unbroken text={lead} />
            </p>
          </div>
        </div>
      </Column>
      {picture && <Panorama picture={picture} />}
    </>
  );
}
