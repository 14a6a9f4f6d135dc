import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { isIconName } from "../ui/icons.ts";
import { Picture } from "../ui/Picture.tsx";
import { Section } from "../ui/Section.tsx";
import type { ServiceBlockModel } from "./model.ts";

interface ServiceBlockProps {
  service: ServiceBlockModel;
  number: number;
  quoteAddress: string;
  labels: { features: string; quote: string };
}

/** Layout A has the words first, B the picture; the ground changes with it. */
export function ServiceBlock({ service, number, quoteAddress, labels }: ServiceBlockProps) {
  const pictureFirst = service.layout === "B";
  return (
    <Section
      id={service.id}
      ground={pictureFirst ? "white" : "limestone"}
      labelledBy={`${service.id}-heading`}
    >
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2 print:break-inside-avoid">
        <Picture
          picture={service.picture}
          sizes="(min-width: 82rem) 600px, (min-width: 64rem) 46vw, 60vw"
          model
          className={`h-auto w-full print:max-w-xs ${pictureFirst ? "" : "lg:order-2"}`}
        />
        <div>
          <p className="mb-4 flex items-center gap-4 text-forest">
            {isIconName(service.icon) && <Icon name={service.icon} className="size-10" />}
            <span className="figures text-small font-semibold text-moss">
              {String(number).padStart(2, "0")}
            </span>
          </p>
          <h2 id={`${service.id}-heading`} className="text-title text-forest-deep hyphens-auto">
            {service.title}
          </h2>
          <p className="measure mt-5">{service.description}</p>
          <h3 className="mt-7 mb-2 text-small font-bold tracking-normal text-moss">{labels.features}</h3>
          <ul className="mb-8 grid gap-x-8 border-t border-hairline sm:grid-cols-2">
            {service.features.map((feature) => (
              <li key={feature} className="flex gap-3 border-b border-hairline py-3 text-small wrap-anywhere">
                <Icon name="check" className="mt-0.5 size-5 shrink-0 text-meadow" />
                {feature}
              </li>
            ))}
          </ul>
          <ButtonLink href={quoteAddress}>
            {labels.quote}
            <span className="sr-only">: {service.title}</span>
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
