/** Hands one mail to the mail server, within a time. */
import { isIP, Socket } from "node:net";
import { createTransport, type SendMailOptions } from "nodemailer";
import { errorMessage } from "../base/error-message.ts";
import type { Settings } from "../config/config.ts";
import { NO_ANSWER, type SmtpFailure, smtpFailureOf } from "./smtp-failure.ts";

/**
 * The whole conversation: a server that answers a byte at a time runs into no other limit. Enough for the largest
 * mail on a line of 1 Mbit/s.
 */
export const DELIVERY_TIMEOUT_MS = 300_000;
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // Some look through a mail for a minute before they take it; given up earlier, it would come twice.
  socketTimeout: 120_000,
  deliveryTimeout: DELIVERY_TIMEOUT_MS,
};

type MailServer = Pick<Settings, "smtpTls" | "siteUrl"> & { smtpUrl: string };

/**
 * Messages and the password go out encrypted or not at all, unless the operator says otherwise. A server on this
 * machine is reached without leaving it, and its certificate names no public host.
 */
export function smtpOptions({ smtpUrl, smtpTls, siteUrl }: MailServer, timeouts = TIMEOUTS) {
  const url = new URL(smtpUrl);
  const local = isLoopback(url.hostname);
  const required = smtpTls === "required";
  // Nodemailer takes options from the address, and before ours: `?requireTLS=false` would win.
  if (required) url.search = "";
  return {
    url: url.href,
    ...timeouts,
    ...helloName(siteUrl),
    requireTLS: required && !local,
    ...(local && { tls: { rejectUnauthorized: false } }),
  };
}

/** Servers distrust a sender that gives its name as an address of its own machine. */
function helloName(siteUrl: string): { name?: string } {
  const { hostname } = new URL(siteUrl);
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { name: hostname } : {};
}

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** The library looks at the first digit alone: any line that begins with a 2 would be a message delivered. */
const TAKEN = /^2\d\d(?:[ -]|$)/;

/** Resolves to nothing when the server has taken the mail for everyone, else to what went wrong. Never rejects. */
export type SmtpTransport = (mail: SendMailOptions) => Promise<SmtpFailure | undefined>;

export function smtpTransport(server: MailServer, timeouts = TIMEOUTS): SmtpTransport {
  return async (mail) => {
    // A connection for each mail: few come in a day, and none then depends on how the last one ended.
    const socket = new Socket();
    const transport = createTransport({ ...smtpOptions(server, timeouts), socket });
    let contentBegun = false;
    transport.use("stream", ({ message }, done) => {
      // The library lets it flow once the server has asked for it.
      message.processFunc((content) => content.once("resume", () => (contentBegun = true)));
      done();
    });
    // The library would go on sending what is tried again elsewhere; without its line it cannot.
    const timer = setTimeout(() => socket.destroy(), timeouts.deliveryTimeout);
    try {
      const { response, rejectedErrors = [] } = await transport.sendMail(mail);
      if (!TAKEN.test(response)) return NO_ANSWER;
      const [refused] = rejectedErrors;
      return refused && { ...smtpFailureOf(refused, contentBegun), kind: "partial" };
    } catch (error) {
      return smtpFailureOf(error, contentBegun);
    } finally {
      clearTimeout(timer);
      transport.close();
      socket.destroy();
    }
  };
}

/** Greets it as a delivery would, and sends nothing: why it does not let us in; nothing when it does. */
export async function mailServerProblem(server: MailServer): Promise<string | undefined> {
  // Somebody waits for the answer.
  const transport = createTransport(smtpOptions(server, { ...TIMEOUTS, socketTimeout: 10_000 }));
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return errorMessage(error);
  } finally {
    transport.close();
  }
}
