/** Greets the mail server as a delivery would, and sends nothing. */
import { createTransport } from "nodemailer";
import type { Settings } from "../config/config.ts";
import { problemOf } from "../store/open-database.ts";
import { smtpOptions } from "./smtp-transport.ts";

const ANSWER_WITHIN_MS = 10_000;

/** Why it does not let us in; nothing when it does. */
export async function mailServerProblem(
  settings: Settings & { smtpUrl: string },
): Promise<string | undefined> {
  const timeouts = {
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  };
  const transport = createTransport(smtpOptions(settings, timeouts));
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return problemOf(error);
  } finally {
    transport.close();
  }
}
