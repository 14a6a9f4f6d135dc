import { OfficeHours } from "../layout/OfficeHours.tsx";
import type { Site } from "../site/site.ts";
import { fill } from "../site/strings/fill.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { directionsAddress, mapFrameAddress } from "./map.ts";
import { OfficeMap } from "./OfficeMap.tsx";

/** Address, hours and the way there. The map is another site's: `map-script.ts` loads it when it is asked for. */
export function Location({ site }: { site: Site }) {
  const { company, strings } = site;
  const { address, location, legalName } = company;
  return (
    <Section background="stone" labelledBy="donde-estamos">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
        <div className="flex flex-col items-start gap-8">
          <h2 id="donde-estamos" className="text-title">
            {strings.contact.location}
          </h2>
          <div className="grid gap-8 self-stretch md:grid-cols-2 lg:grid-cols-1">
            <div>
              <h3 className="mb-2 text-heading">{strings.contact.address}</h3>
              <address className="flex flex-col not-italic">
                <span className="font-semibold">{legalName}</span> <span>{address.street}</span>{" "}
                <span>
                  {address.postalCode} {address.town} ({address.province})
                </span>
              </address>
            </div>
            <div>
              <h3 className="mb-2 text-heading">{strings.contact.hours}</h3>
              <OfficeHours hours={company.officeHours} />
            </div>
          </div>
          <ButtonLink variant="secondary" href={directionsAddress(location)} target="_blank" rel="noopener">
            {strings.contact.directions}
            <span className="sr-only"> {strings.common.newTab}</span>
          </ButtonLink>
        </div>
        <div className="relative flex aspect-[5/6] w-full flex-col overflow-clip rounded-md border border-hairline bg-fern md:aspect-auto lg:h-full lg:min-h-[34rem] print:h-auto print:min-h-0 print:max-w-sm print:break-inside-avoid">
          <OfficeMap office={location} town={address.town} />
          <div className="relative flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-hairline bg-white px-4 py-3">
            <span className="noscript:hidden">
              <Button variant="secondary" data-shows="map">
                {strings.contact.showMap}
              </Button>
            </span>
            <p className="min-w-[min(12rem,100%)] flex-1 text-caption text-moss">
              <span className="noscript:hidden print:hidden">{strings.contact.mapNotice} </span>
              {strings.contact.mapDistances} {strings.projects.mapCredit}
            </p>
          </div>
          <template id="map">
            <iframe
              src={mapFrameAddress(location)}
              // The map may run and open its own pages; it may not lead this page away, or start a download.
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              title={fill(strings.contact.mapTitle, { town: address.town })}
              className="absolute inset-0 size-full"
            />
          </template>
        </div>
      </div>
    </Section>
  );
}
