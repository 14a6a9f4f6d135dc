/** Greets the mail server as a delivery would, and sends nothing. */
import { createTransport } from "nodemailer";
import { errorMessage } from "../base/error-message.ts";
import type { Settings } from "../config/config.ts";
import { smtpOptions } from "./smtp-transport.ts";

/** Why it does not let us in; nothing when it does. */
export async function mailServerProblem(
  settings: Settings & { smtpUrl: string },
): Promise<string | undefined> {
  const transport = createTransport(smtpOptions(settings));
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return errorMessage(error);
  } finally {
    transport.close();
  }
}
