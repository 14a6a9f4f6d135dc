/** Hands one mail to the mail server, within a time. */
import { createTransport, type SendMailOptions } from "nodemailer";
import { type SmtpFailure, smtpFailureOf } from "./smtp-failure.ts";

const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
/** The whole conversation: a server that answers a byte at a time never runs into the limits above. */
export const DELIVERY_TIMEOUT_MS = 90_000;

export interface Timeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
}

const TIMEOUTS: Timeouts = {
  connectionTimeout: CONNECTION_TIMEOUT_MS,
  greetingTimeout: GREETING_TIMEOUT_MS,
  socketTimeout: SOCKET_TIMEOUT_MS,
};

/** Resolves to nothing when the server has taken the mail, else to why it has not. Never rejects. */
export type SmtpTransport = (mail: SendMailOptions) => Promise<SmtpFailure | undefined>;

export function smtpTransport(url: string, timeouts: Timeouts = TIMEOUTS): SmtpTransport {
  return async (mail) => {
    // A connection for each mail: few come in a day, and none then depends on how the last one ended.
    const transport = createTransport({ url, ...timeouts });
    const { promise: late, resolve: giveUp } = Promise.withResolvers<SmtpFailure>();
    const timer = setTimeout(giveUp, DELIVERY_TIMEOUT_MS, { kind: "unreachable", problem: "too slow" });
    try {
      return await Promise.race([transport.sendMail(mail).then(() => undefined), late]);
    } catch (error) {
      return smtpFailureOf(error);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}
