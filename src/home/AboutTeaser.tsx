import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import type { HomeModel } from "./model.ts";

export function AboutTeaser({ site, about }: { site: Site; about: HomeModel["about"] }) {
  return (
    <Section background="stone" labelledBy="nosotros">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16 print:grid-cols-[2fr_1fr]">
        <div>
          <h2 id="nosotros" className="text-title whitespace-pre-line">
            {about.title}
          </h2>
          <p className="measure mt-5 text-lead text-moss">{about.text}</p>
          <ul className="mt-6 mb-7 flex flex-col gap-2 md:mt-7 md:mb-9 md:gap-3">
            {about.points.map((point) => (
              <li key={point} className="check-before flex gap-3 before:mt-1.5 before:border-amber">
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink variant="secondary" href={pageAddress(site.language, "about")}>
            {site.strings.home.aboutUs}
          </ButtonLink>
        </div>
        <div
          className={`rounded-md bg-limestone print:max-w-48 print:p-0 ${about.picture.isPhotograph ? "" : "p-4 md:p-8"}`}
        >
          <Picture
            picture={about.picture}
            sizes="(min-width: 64rem) 580px, 60vw"
            model
            className="aspect-[3/2] w-full object-contain"
          />
        </div>
      </div>
    </Section>
  );
}
