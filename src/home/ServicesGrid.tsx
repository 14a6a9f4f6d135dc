import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import type { HomeModel } from "./model.ts";
import { type CardSize, serviceSizes } from "./service-sizes.ts";

type Card = HomeModel["services"]["cards"][number];

const CELLS: Record<CardSize, string> = {
  large: "md:col-span-2 lg:row-span-2",
  broad: "md:col-span-2",
  wide: "lg:col-span-2",
  small: "",
};

/** Not always the same card: the first trade is the largest. */
export function ServicesGrid({ site, services }: { site: Site; services: HomeModel["services"] }) {
  const { language, strings } = site;
  const all = pageAddress(language, "services");
  const sizes = serviceSizes(services.cards.length);
  return (
    <Section labelledBy="servicios">
      <SectionHeading
        id="servicios"
        heading={services.heading}
        lead={services.lead}
        action={<ArrowLink href={all}>{strings.home.allServices}</ArrowLink>}
      />
      <ul className="grid border-t border-l border-hairline md:grid-cols-2 lg:grid-cols-4">
        {services.cards.map((card, index) => (
          <ServiceCard key={card.id} card={card} size={sizes[index] ?? "small"} />
        ))}
        <li className="border-r border-b border-hairline">
          <a
            href={all}
            className="group flex h-full min-h-32 flex-col justify-between gap-6 bg-forest-deep p-6 text-limestone hover:bg-forest"
          >
            <span className="text-heading font-bold">{strings.home.allServices}</span>
            <Icon name="arrow" className="size-8 eases group-hover:translate-x-2" />
          </a>
        </li>
      </ul>
    </Section>
  );
}

const SHAPES: Record<CardSize, { link: string; place: string; sizes: string; title: string }> = {
  large: {
    link: "flex-col",
    place: "w-full",
    sizes: "(min-width: 82rem) 630px, (min-width: 48rem) 50vw, 60vw",
    title: "text-title",
  },
  broad: {
    link: "flex-col md:flex-row-reverse md:items-end",
    place: "w-full md:w-3/5 md:shrink-0 md:self-center",
    sizes: "(min-width: 64rem) 400px, 60vw",
    title: "text-heading",
  },
  wide: {
    link: "flex-col lg:flex-row-reverse lg:items-end",
    place: "w-full lg:w-3/5 lg:shrink-0 lg:self-center",
    sizes: "(min-width: 64rem) 400px, (min-width: 48rem) 50vw, 60vw",
    title: "text-heading",
  },
  small: {
    link: "flex-col",
    place: "w-full",
    sizes: "(min-width: 64rem) 300px, (min-width: 48rem) 50vw, 60vw",
    title: "text-heading",
  },
};

function ServiceCard({ card, size }: { card: Card; size: CardSize }) {
  const shape = SHAPES[size];
  // The link is named by its words; what the picture shows is told on the services page.
  const picture = { ...card.picture, alt: "" };
  return (
    <li className={CELLS[size]}>
      <a
        href={card.href}
        className={`group flex h-full justify-between gap-4 border-r border-b border-hairline p-5 hover:bg-white md:p-6 ${shape.link}`}
      >
        <span className={`aspect-[3/2] bg-limestone group-hover:bg-white ${shape.place}`}>
          <Picture picture={picture} sizes={shape.sizes} model className="size-full object-contain" />
        </span>
        <span className="block">
          <span className={`mb-1 block font-bold tracking-tight text-balance hyphens-auto ${shape.title}`}>
            {card.title}
          </span>
          <span className="block max-w-[44ch] text-small text-moss">{card.summary}</span>
        </span>
      </a>
    </li>
  );
}
