/** Links by which an answer is begun: the mail program with what was asked, and the telephone. */
import type { Language } from "../../contract/languages.ts";
import type { KnownMessage } from "../../server/contact/message-administration.ts";
import { receivedText } from "../../server/contact/office-dates.ts";

/** What the mail programs of Windows take from a link. */
const LONGEST_LINK = 2000;
const CUT = "[…]";

const introductions: Record<Language, (name: string, time: string) => string> = {
  es: (name, time) => `El ${time}, ${name} escribió:`,
  eu: (name, time) => `${name}(e)k idatzi zuen (${time}):`,
};

type Answered = Pick<KnownMessage, "fields" | "language" | "received_at">;

export function answerLink({ fields, language, received_at }: Answered): string {
  const address = encodeURIComponent(fields.email).replace("%40", "@");
  const introduction = introductions[language](fields.name, receivedText(received_at, language));
  const lines = ["", "", introduction, ...fields.message.split(/\r\n|\r|\n/).map((line) => `> ${line}`)];
  const link = (body: string) =>
    `mailto:${address}?subject=${encodeURIComponent(`Re: ${fields.subject}`)}&body=${encodeURIComponent(body)}`;
  const whole = lines.join("\r\n");
  if (link(whole).length <= LONGEST_LINK) return link(whole);
  // By whole characters, since half of one cannot be written into a link.
  const characters = [...whole];
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (link(characters.slice(0, middle).join("") + CUT).length <= LONGEST_LINK) fits = middle;
    else tooLong = middle;
  }
  return link(characters.slice(0, fits).join("") + CUT);
}

/** Nothing, where no number was written. */
export function callLink(phone: string): string | undefined {
  const number = phone.replace(/(?!^\+)\D/g, "");
  return number.length >= 3 ? `tel:${number}` : undefined;
}
