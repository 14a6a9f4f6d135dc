import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { FILES_NAME } from "../../contract/attachments.ts";
import { CONTACT_FIELD_NAMES, type FieldTexts } from "../../contract/contact-fields.ts";
import {
  OUTCOME_ATTRIBUTE,
  OUTCOME_ID,
  SENT_ATTRIBUTE,
  type ShownOutcome,
} from "../../contract/contact-page.ts";
import type { Strings } from "../site/strings/index.ts";
import { ArrowLink } from "../ui/ArrowLink.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { SentCopy } from "./server-answer.ts";

export interface OutcomeTexts {
  strings: Strings["contact"]["outcome"];
  fields: FieldTexts;
  phone: { text: string; href: string };
  email: { text: string; href: string };
}

interface OutcomeProps {
  texts: OutcomeTexts;
  shown: ShownOutcome | null;
  /** what is told for a moment of what was not sent */
  thanks: { title: string; description: string };
  /** what is told of a failure */
  failure: { title: string; description?: string };
  /** what was sent, to be read again */
  sent: SentCopy;
  /** the way to an empty form, also without scripts */
  another: { href: string; onClick: (event: MouseEvent) => void };
}

/**
 * What became of the message, for as long as the page is open: what is wrong stands above the form, thanks in its place.
 * All stand in the document, hidden, so that the server can show the right one to a browser without scripts; the toast
 * for what was not sent, too, which such a browser has no other way to show.
 */
export function Outcome({ texts, shown, thanks, failure, sent, another }: OutcomeProps) {
  const { strings, fields } = texts;
  const place = useRef<HTMLDivElement>(null);
  // Whoever sends stands at the form's end; what is wrong in a field is shown at the field.
  useEffect(() => {
    if (shown === "sent" || shown === "failed") place.current?.scrollIntoView();
  }, [shown]);
  return (
    <div ref={place} id={OUTCOME_ID} role="status" className="scroll-mt-4 md:col-span-2 empty:hidden">
      <Panel name="sent" shown={shown} heading={strings.sent.heading}>
        <p>{strings.sent.reply}</p>
        <ContactLinks texts={texts} lead={strings.sent.urgent} only="phone" />
        <Disclosure summary={strings.sent.copy}>
          <dl className="measure grid gap-x-6 gap-y-1 pb-6 text-moss sm:grid-cols-[auto_1fr]">
            {([...CONTACT_FIELD_NAMES, FILES_NAME] as const).map((name) => (
              <div key={name} className="contents">
                <dt className="text-small text-moss">
                  {{ ...fields.labels, files: strings.sent.files }[name]}
                </dt>
                <dd {...{ [SENT_ATTRIBUTE]: name }} className="wrap-anywhere whitespace-pre-wrap">
                  {sent[name]}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
        <ArrowLink {...another}>{strings.sent.another}</ArrowLink>
      </Panel>
      <Panel name="failed" shown={shown} heading={failure.title} isWrong>
        {failure.description && <p>{failure.description}</p>}
        <ContactLinks texts={texts} lead={strings.failed} />
      </Panel>
      <Panel name="wrong" shown={shown} heading={strings.wrong.heading} isWrong>
        <p>{strings.wrong.text}</p>
      </Panel>
      <div
        {...{ [OUTCOME_ATTRIBUTE]: "thanked" satisfies ShownOutcome }}
        hidden={shown !== "thanked"}
        className="goes-like-a-toast border-l-4 border-meadow bg-white p-5 md:p-8"
      >
        <p className="font-bold">{thanks.title}</p>
        <p>{thanks.description}</p>
      </div>
    </div>
  );
}

interface PanelProps {
  name: ShownOutcome;
  shown: ShownOutcome | null;
  heading: string;
  isWrong?: boolean;
  children: ReactNode;
}

function Panel({ name, shown, heading, isWrong = false, children }: PanelProps) {
  return (
    <div
      {...{ [OUTCOME_ATTRIBUTE]: name }}
      hidden={shown !== name}
      className={`grid gap-2 border-l-4 bg-white p-5 md:p-8 ${isWrong ? "border-signal" : "border-meadow"}`}
    >
      <h3 className="text-heading">{heading}</h3>
      {children}
    </div>
  );
}

/** How to reach the office all the same. */
function ContactLinks({ texts, lead, only }: { texts: OutcomeTexts; lead: string; only?: "phone" }) {
  const { phone, email } = texts;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {lead}{" "}
      <a href={phone.href} className="figures inline-block py-2 font-bold whitespace-nowrap underline">
        <Icon name="phone" className="mr-1 inline size-4" />
        {phone.text}
      </a>{" "}
      {!only && (
        <a href={email.href} className="inline-block py-2 font-bold underline">
          {email.text}
        </a>
      )}
    </p>
  );
}
