import type { ReactNode } from "react";
import type { PictureData } from "../site/pictures.ts";
import { Picture } from "./Picture.tsx";
import { Placeholder } from "./Placeholder.tsx";
import { Unbroken } from "./Unbroken.tsx";

export const PAGE_HERO_SIZES = "(min-width: 64rem) 60vw, (min-width: 48rem) 100vw, 70vw";
/** The part that phones show: `aspect-[7/3]` and `object-right` below. */
export const PAGE_HERO_CROP = { ratio: 7 / 3, position: "right" };

interface PageHeroProps {
  heading: string;
  lead: string;
  picture?: PictureData | undefined;
  /** no picture on phones, where what follows matters more */
  wordsOnPhones?: boolean;
  /** a line above the heading, such as a link back */
  above?: ReactNode;
}

/** The head of every page but the home page: heading and lead, with a picture beside them that reaches the edge. */
export function PageHero({ heading, lead, picture, wordsOnPhones = false, above }: PageHeroProps) {
  return (
    <div className="relative">
      <div className="mx-auto max-w-page px-5 pt-8 pb-7 md:px-8 md:pt-12 md:pb-9 lg:flex lg:min-h-[26rem] lg:flex-col lg:justify-center lg:py-14 xl:px-12 print:min-h-0 print:py-2">
        <div className={picture ? "lg:w-[40%] lg:pr-6" : "measure"}>
          {above}
          <h1 className="text-title text-forest-deep hyphens-auto">{heading}</h1>
          <p className="mt-4 text-lead">
            <Unbroken text={lead} />
          </p>
        </div>
      </div>
      {picture && (
        <div
          className={`${wordsOnPhones ? "hidden md:block" : ""} relative aspect-[7/3] lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[calc(60%-1rem)] xl:w-[calc(50%+6rem)] print:hidden`}
        >
          {picture.placeholder && !wordsOnPhones && <Placeholder source={picture.placeholder} />}
          <Picture
            picture={picture}
            sizes={PAGE_HERO_SIZES}
            first={!wordsOnPhones}
            className="absolute inset-0 size-full object-cover object-right"
          />
        </div>
      )}
    </div>
  );
}
