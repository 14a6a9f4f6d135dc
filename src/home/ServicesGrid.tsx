import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import type { HomeModel } from "./model.ts";
import { type CardSize, serviceSizes } from "./service-sizes.ts";

type Card = HomeModel["services"]["cards"][number];
const CELLS: Record<CardSize, string> = {
  large: "md:col-span-2 lg:row-span-2",
  broad: "md:col-span-2",
  wide: "lg:col-span-2",
  small: "",
};

/** Many trades, not many times the same card. On phones the first stands large and the others follow as rows. */
export function ServicesGrid({ site, services }: { site: Site; services: HomeModel["services"] }) {
  const { language, strings } = site;
  const all = pageAddress(language, "services");
  const sizes = serviceSizes(services.cards.length);
  return (
    <Section labelledBy="servicios">
      <SectionHeading id="servicios" heading={services.heading} lead={services.lead} />
      <ul className="grid grid-cols-[minmax(0,1fr)] border-hairline md:grid-cols-2 md:border-t md:border-l lg:grid-cols-4 print:grid-cols-3">
        {services.cards.map((card, index) => (
          <ServiceCard key={card.id} card={card} size={sizes[index] ?? "small"} isFirst={index === 0} />
        ))}
        <li className="border-hairline max-md:mt-4 md:border-r md:border-b print:hidden">
          <a
            href={all}
            className="arrow-after flex h-full flex-wrap justify-between gap-x-6 gap-y-2 bg-forest-deep px-5 py-4 text-heading font-bold text-limestone hover:bg-forest md:min-h-32 md:flex-col md:p-6 md:[&::after]:ms-0"
          >
            {strings.home.allServices}
          </a>
        </li>
      </ul>
    </Section>
  );
}

const SHAPES: Record<CardSize, { link: string; place: string; sizes: string; title: string }> = {
  large: {
    link: "md:flex-col",
    place: "md:w-full lg:-mx-[7%] lg:w-[114%] forced-colors:mx-0 forced-colors:w-full",
    sizes: "(min-width: 96rem) 860px, (min-width: 64rem) 58vw, (min-width: 48rem) 90vw, 72vw",
    title: "md:text-headline",
  },
  broad: {
    link: "md:flex-row-reverse md:items-end",
    place: "md:-mr-3 md:w-[68%] md:shrink-0 md:self-center",
    sizes: "(min-width: 64rem) min(30vw, 470px), (min-width: 48rem) 60vw, 80px",
    title: "",
  },
  wide: {
    link: "md:flex-col lg:flex-row-reverse lg:items-end",
    place: "md:w-full lg:-my-3 lg:-mr-4 lg:w-[68%] lg:shrink-0 lg:self-center",
    sizes: "(min-width: 64rem) min(30vw, 470px), (min-width: 48rem) 50vw, 80px",
    title: "",
  },
  small: {
    link: "md:flex-col",
    place: "md:-mx-4 md:-mt-3 md:w-[calc(100%+2rem)]",
    sizes: "(min-width: 64rem) 300px, (min-width: 48rem) 50vw, 80px",
    title: "",
  },
};

const ON_PHONES = {
  first: { link: "flex-col", place: "w-full", title: "text-title" },
  row: { link: "items-center", place: "w-[min(7rem,28vw)] shrink-0", title: "text-body leading-tight" },
};

function ServiceCard({ card, size, isFirst }: { card: Card; size: CardSize; isFirst: boolean }) {
  const shape = SHAPES[size];
  const phone = isFirst ? ON_PHONES.first : ON_PHONES.row;
  // The link is named by its words; what the picture shows is told on the services page.
  const picture = { ...card.picture, alt: "" };
  return (
    <li className={`print:col-span-1 print:row-span-1 print:break-inside-avoid ${CELLS[size]}`}>
      <a
        href={card.href}
        className={`group flex h-full gap-4 border-b border-hairline py-2 hover:bg-white md:justify-between md:border-r md:p-5 print:flex-col print:items-start print:justify-start print:p-2 ${phone.link} ${shape.link} ${isFirst ? "pb-5" : ""}`}
      >
        <Picture
          picture={picture}
          sizes={isFirst ? SHAPES.large.sizes : shape.sizes}
          model
          className={`aspect-[3/2] max-w-none object-contain print:w-28 ${phone.place} ${shape.place}`}
        />
        <span className="block min-w-0">
          <span
            className={`mb-1 block font-bold tracking-tight text-balance hyphens-auto md:text-heading print:text-body ${phone.title} ${shape.title}`}
          >
            <Unbroken text={card.title} />
          </span>{" "}
          <span
            className={`max-w-[44ch] text-moss md:text-small block ${isFirst ? "text-small" : "text-caption"}`}
          >
            <Unbroken text={card.summary} />
          </span>
        </span>
      </a>
    </li>
  );
}
