/** What a failed delivery says about the message, and about the mail server. */
import { z } from "zod";

/**
 * permanent: the server refuses this very message, and would again;
 * temporary: it may take this message later;
 * unreachable: it takes none at the moment, or not from us.
 */
type FailureKind = "permanent" | "temporary" | "unreachable";

export interface SmtpFailure {
  kind: FailureKind;
  /** codes only: a server's own words may quote addresses */
  problem: string;
}

const nodemailerError = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

/** Stages of the conversation that are about one message. Before them, or without an answer, it is about the server. */
const MESSAGE_STAGES = ["EENVELOPE", "EMESSAGE"];
/** "Bad sequence of commands": the conversation went wrong, not the message. */
const BAD_SEQUENCE = 503;

export function smtpFailureOf(error: unknown): SmtpFailure {
  const { data } = nodemailerError.safeParse(error);
  const { code = "unknown", responseCode } = data ?? {};
  const problem = responseCode === undefined ? code : `${code} ${responseCode}`;
  if (responseCode === undefined || !MESSAGE_STAGES.includes(code)) return { kind: "unreachable", problem };
  const permanent = responseCode >= 500 && responseCode !== BAD_SEQUENCE;
  return { kind: permanent ? "permanent" : "temporary", problem };
}
