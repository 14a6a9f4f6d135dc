import type { PictureData } from "../site/pictures.ts";
import { Panorama } from "../ui/Panorama.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

interface ServicesHeroProps {
  heading: string;
  lead: string;
  picture: PictureData | undefined;
}

/** The whole valley with everything at work in it, and under its cut earth the words. */
export function ServicesHero({ heading, lead, picture }: ServicesHeroProps) {
  return (
    <>
      {picture && <Panorama picture={picture} />}
      <Column>
        <div className="grid gap-x-14 gap-y-4 pt-6 pb-7 md:pt-10 md:pb-12 lg:grid-cols-[7fr_5fr] lg:items-end print:py-2">
          <h1 className="text-display text-forest-deep hyphens-auto print:text-title">
            <Unbroken text={heading} />
          </h1>
          <p className="text-lead print:text-body">
            <Unbroken text={lead} />
          </p>
        </div>
      </Column>
    </>
  );
}
