import type { PictureData } from "../site/pictures.ts";
import { Picture } from "./Picture.tsx";
import { Placeholder } from "./Placeholder.tsx";
import { Unbroken } from "./Unbroken.tsx";

/** Where the picture stands beside the words, and not below them: the theme's breakpoint `lg`. */
export const BESIDE_WORDS = "(min-width: 64rem)";
/** Beside the words it fills a box at least 26rem high, and is 7 : 3. */
export const PAGE_HERO_SIZES = `${BESIDE_WORDS} max(60vw, 62rem), 100vw`;
/** What phones show of it, `aspect-[7/3]` and `object-right` below. */
export const PAGE_HERO_CROP = { ratio: 7 / 3, position: "right" };

/** More letters than this would take more than three lines at the size of a title. */
const LONG_HEADING = 40;

interface PageHeroProps {
  heading: string;
  lead: string;
  picture?: PictureData | undefined;
  /** on phones and tablets words only, where what follows is wanted at once */
  wordsOnly?: boolean;
}

/** The head of every page but the home page: words on stone, and beside them a scene that runs off the page. */
export function PageHero({ heading, lead, picture, wordsOnly = false }: PageHeroProps) {
  return (
    <div className="relative">
      <div
        className={`mx-auto max-w-page px-gutter md:px-8 lg:flex lg:py-14 print:py-2 ${wordsOnly ? "py-5 md:py-8" : "pt-8 pb-7 md:pt-12 md:pb-9"} lg:min-h-[26rem] lg:flex-col lg:justify-center xl:px-12 print:min-h-0`}
      >
        <div className={picture ? "lg:w-[42%] lg:pr-6" : "measure"}>
          <h1
            className={`text-forest-deep hyphens-auto ${heading.length > LONG_HEADING ? "text-headline md:max-lg:text-title xl:text-[2.6rem] 2xl:text-[3rem]" : "text-title"}`}
          >
            <Unbroken text={heading} />
          </h1>
          <p className="mt-4 text-lead print:mt-1 print:text-body">
            <Unbroken text={lead} />
          </p>
        </div>
      </div>
      {picture && (
        <div
          className={`${wordsOnly ? "hidden lg:block" : ""} relative aspect-[7/3] lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[calc(60%-1rem)] xl:w-[calc(50%+6rem)] print:hidden`}
        >
          {picture.placeholder && !wordsOnly && <Placeholder source={picture.placeholder} />}
          <Picture
            picture={picture}
            sizes={PAGE_HERO_SIZES}
            first={!wordsOnly}
            className="absolute inset-0 size-full object-cover object-right"
          />
        </div>
      )}
    </div>
  );
}
