import { pageAddress } from "../../contract/routes.ts";
import type { Site } from "../site/site.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Section } from "../ui/Section.tsx";
import type { HomeModel } from "./model.ts";

export function Questions({ site, questions }: { site: Site; questions: HomeModel["questions"] }) {
  return (
    <Section id="preguntas-frecuentes" background="white" labelledBy="preguntas-heading">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[2fr_3fr] lg:gap-16 print:gap-4">
        <div className="print:break-after-avoid">
          <h2 id="preguntas-heading" className="text-title whitespace-pre-line">
            {questions.heading}
          </h2>
          <p className="measure mt-3 mb-2 md:mt-5 md:mb-4">{questions.lead}</p>
          <ArrowLink href={pageAddress(site.language, "contact")}>{site.strings.home.askUs}</ArrowLink>
        </div>
        <div className="border-t border-hairline">
          {questions.items.map(({ id, question, answer }) => (
            <Disclosure key={id} id={id} summary={question}>
              <p className="measure pb-6 text-moss">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
