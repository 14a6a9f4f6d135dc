import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { AboutModel } from "./model.ts";

/** The years down one line, pictures left and right by turns. */
export function History({ history }: { history: AboutModel["history"] }) {
  return (
    <Section labelledBy="historia">
      <h2 id="historia" className="mb-10 text-title text-forest-deep md:mb-16 print:mb-4">
        {history.heading}
      </h2>
      <ol className="flex flex-col gap-10 md:gap-16 lg:gap-0 print:gap-4">
        {history.blocks.map((block, index) => (
          <li
            key={block.title}
            className="relative grid items-center gap-x-24 gap-y-2 md:gap-y-6 lg:grid-cols-2 lg:before:absolute lg:before:inset-y-0 lg:before:left-1/2 lg:before:w-px lg:before:bg-hairline print:grid-cols-[1fr_3fr] print:gap-x-8 print:break-inside-avoid"
          >
            <Picture
              picture={block.picture}
              sizes="(min-width: 96rem) 660px, (min-width: 64rem) 44vw, 60vw"
              model
              className={`aspect-[3/2] w-full object-contain ${index % 2 === 0 ? "" : "lg:order-2"}`}
            />
            <div className="relative lg:py-20">
              {block.year && (
                <p className="figures mb-2 text-figure font-extrabold tracking-tight text-soil lg:mb-3 lg:text-display">
                  {block.year}
                </p>
              )}
              <h3 className="text-heading text-forest-deep">
                <Unbroken text={block.title} />
              </h3>
              <p className="measure mt-3">
                <Unbroken text={block.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
