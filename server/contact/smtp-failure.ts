/** What a failed delivery says about the message, and about the mail server. */
import { z } from "zod";

/**
 * refused: the server refuses this very message, and would again;
 * temporary: it may take this message later;
 * unknown: it had the message, or a part of it, and said nothing more: it may be mailed or not;
 * outage: it takes no message at the moment, or none of ours;
 * partial: it took the message, but not for every recipient.
 */
type FailureKind = "refused" | "temporary" | "unknown" | "outage" | "partial";

export interface SmtpFailure {
  kind: FailureKind;
  /** codes only: a server's own words may quote addresses */
  problem: string;
}

const nodemailerError = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
});

/** It answered the message with something that is no answer. */
export const NO_ANSWER: SmtpFailure = { kind: "temporary", problem: "EMESSAGE without a code" };

/** "Bad sequence of commands": the conversation went wrong, not the message. */
const BAD_SEQUENCE = 503;
/** Too large, but also: the mailbox is full, and may be emptied. */
const STORAGE_EXCEEDED = 552;
const TEMPORARY_CODES = [BAD_SEQUENCE, STORAGE_EXCEEDED];
/** No room at the moment: for this message, since smaller ones may fit. */
const STORAGE_SHORT = 452;

/**
 * Only an answer to the content is about the message. Sender and recipients are settings, the same for every
 * message, so a server that refuses them would refuse the next message too.
 *
 * @param contentBegun whether the server had let us in and asked for the content
 */
export function smtpFailureOf(error: unknown, contentBegun: boolean): SmtpFailure {
  const { data } = nodemailerError.safeParse(error);
  const { code = "unknown", responseCode, command } = data ?? {};
  const problem = responseCode === undefined ? code : `${code} ${responseCode}`;
  // A file could not be read from the database.
  if (code === "ESTREAM") return { kind: "temporary", problem };
  if (code === "EMESSAGE" && responseCode === undefined) {
    // At the sender: the message is larger than the server says it takes.
    return command === "MAIL FROM" ? { kind: "refused", problem } : NO_ANSWER;
  }
  if (!contentBegun) return { kind: responseCode === STORAGE_SHORT ? "temporary" : "outage", problem };
  if (responseCode === undefined) return { kind: "unknown", problem };
  return { kind: isFinal(responseCode) ? "refused" : "temporary", problem };
}

function isFinal(responseCode: number): boolean {
  return responseCode >= 500 && responseCode < 600 && !TEMPORARY_CODES.includes(responseCode);
}
