import type { PictureData } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import { Panorama } from "../ui/Panorama.tsx";
import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { DirectContact } from "./DirectContact.tsx";

interface ContactHeroProps {
  site: Site;
  heading: string;
  lead: string;
  picture: PictureData | undefined;
}

/** A dark panel with the telephone number as large as the page, and under it the house where it rings. */
export function ContactHero({ site, heading, lead, picture }: ContactHeroProps) {
  return (
    <>
      <div className="bg-forest-deep text-limestone print:bg-transparent print:text-ink">
        <Column>
          <div className="grid gap-x-14 gap-y-3 pt-7 md:pt-14 lg:grid-cols-2 lg:items-baseline print:pt-2">
            <h1 className="text-title hyphens-auto">
              <Unbroken text={heading} />
            </h1>
            <p className="text-lead text-fern">
              <Unbroken text={lead} />
            </p>
          </div>
          <DirectContact company={site.company} strings={site.strings.contact} />
        </Column>
      </div>
      {picture && <Panorama picture={picture} />}
    </>
  );
}
