import type { ReactNode } from "react";
import { Picture, type PictureData } from "./Picture.tsx";

interface PageHeroProps {
  heading: string;
  lead: string;
  picture?: PictureData | undefined;
  /** a line above the headline: a way back, a place */
  above?: ReactNode;
}

/** The head of every page but the home page: words on the calm side of a wide scene, on phones above it. */
export function PageHero({ heading, lead, picture, above }: PageHeroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-limestone">
      <div
        className={`mx-auto max-w-page px-5 pt-8 pb-7 md:px-8 xl:px-12 print:min-h-0 print:py-2 ${picture ? "md:flex md:min-h-[26rem] md:flex-col md:justify-center md:py-14" : "md:pt-16 md:pb-10"}`}
      >
        {above}
        <h1 className={`text-title text-forest-deep ${picture ? "md:max-w-[46%]" : "max-w-[24ch]"}`}>
          {heading}
        </h1>
        <p className={`mt-4 text-lead ${picture ? "max-w-[52ch] md:max-w-[40%]" : "measure"}`}>{lead}</p>
      </div>
      {picture && (
        <div className="relative -z-10 aspect-[16/9] md:absolute md:inset-0 md:aspect-auto print:hidden">
          <Picture
            picture={picture}
            sizes="100vw"
            first
            className="absolute inset-0 size-full object-cover object-[80%_50%] md:object-right"
          />
        </div>
      )}
    </div>
  );
}
