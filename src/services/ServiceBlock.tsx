import { Fragment } from "react";
import type { Strings } from "../site/strings/index.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { type Background, Section } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { Features } from "./Features.tsx";
import type { ServiceBlockModel } from "./model.ts";
import "./services.css";

interface Layout {
  name: string;
  background: Background;
  /** how wide the picture is shown */
  sizes: string;
}

const SPREAD: Layout = {
  name: "service-spread",
  background: "limestone",
  sizes: "(min-width: 96rem) 1050px, (min-width: 64rem) 68vw, (min-width: 48rem) 75vw, 80vw",
};
const RECORD: Layout = {
  name: "service-record",
  background: "white",
  sizes: "(min-width: 96rem) 900px, (min-width: 64rem) 62vw, (min-width: 48rem) 75vw, 80vw",
};
const STRIP: Layout = {
  name: "service-strip",
  background: "stone",
  sizes: "(min-width: 80rem) 600px, (min-width: 64rem) 54vw, (min-width: 48rem) 75vw, 80vw",
};

/** In turn, so that no number of services is a list of equal blocks; the look is in `services.css`. */
const LAYOUTS = [SPREAD, RECORD, STRIP];

interface ServiceBlockProps {
  service: ServiceBlockModel;
  /** its place on the page, counted from nought */
  place: number;
  labels: Pick<Strings["services"], "features" | "machines" | "work" | "works"> & { quote: string };
}

/** No line ends after it. */
const WHOLE_HYPHEN = "-\u2060";

/** The place on the page gives the layout, the service's letter the side: A has the words first, B the picture. */
export function ServiceBlock({ service, place, labels }: ServiceBlockProps) {
  const { name, background, sizes } = LAYOUTS[place % LAYOUTS.length] ?? SPREAD;
  return (
    <Section
      id={service.id}
      background={background}
      labelledBy={`${service.id}-heading`}
      space="close"
      clipsSides
    >
      <div className={`service ${name} ${service.layout === "B" ? "picture-first" : ""}`}>
        <Picture
          picture={service.picture}
          sizes={sizes}
          first={service.picture.placeholder !== undefined}
          model
          className="service-picture"
        />
        <div className="service-words">
          <p
            data-place={String(place + 1).padStart(2, "0")}
            className="service-icon float-right ml-4 flex items-center gap-4 text-forest md:float-none md:mb-4 md:ml-0 print:hidden"
          >
            <Icon name={service.icon} className="size-9 md:size-10" />
          </p>
          <h2
            id={`${service.id}-heading`}
            className="scroll-mt-6 text-title text-forest-deep hyphens-auto print:text-heading"
          >
            <Unbroken text={service.title} />
          </h2>
          <p className="measure mt-3 md:mt-5 print:mt-1 print:max-w-none">
            <Unbroken text={service.description} />
          </p>
        </div>
        <div className="service-features mt-3 md:mt-7 print:mt-2">
          <Features label={labels.features} features={service.features} />
          <Evidence service={service} labels={labels} />
          {/* On a phone the heading above it names the service; on wider screens its own words do too. */}
          <ButtonLink
            variant="secondary"
            href={service.quoteAddress}
            aria-label={`${labels.quote}: ${service.title}`}
            data-about={`: ${service.title.replaceAll("-", WHOLE_HYPHEN)}`}
          >
            {labels.quote}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** What a public buyer asks for next: which machines do it, where it was done. */
function Evidence({ service: { machines, works }, labels }: Pick<ServiceBlockProps, "service" | "labels">) {
  const groups = [
    { label: labels.machines, links: machines },
    { label: works.length === 1 ? labels.work : labels.works, links: works },
  ].filter(({ links }) => links.length > 0);
  return groups.map(({ label, links }) => (
    <p key={label}>
      <b>{label}</b> <Links links={links} />
    </p>
  ));
}

function Links({ links }: { links: ServiceBlockModel["works"] }) {
  return links.map(({ text, href }, place) => (
    <Fragment key={href}>
      {place > 0 && ", "}
      <a href={href}>
        <Unbroken text={text} />
      </a>
    </Fragment>
  ));
}
