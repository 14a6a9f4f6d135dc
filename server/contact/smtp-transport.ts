/** Hands one mail to the mail server, within a time. */
import { isIP } from "node:net";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Settings } from "../config/config.ts";
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

export type SmtpTls = Settings["smtpTls"];

/**
 * Messages and the password go out encrypted or not at all, unless the operator says otherwise. A server on this
 * machine is reached without leaving it, and its certificate names no public host.
 */
export function smtpOptions(url: string, tls: SmtpTls, timeouts: Timeouts = TIMEOUTS) {
  const local = isLoopback(new URL(url).hostname);
  return {
    url,
    ...timeouts,
    requireTLS: tls === "required" && !local,
    ...(local && { tls: { rejectUnauthorized: false } }),
  };
}

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** Resolves to nothing when the server has taken the mail for everyone, else to what went wrong. Never rejects. */
export type SmtpTransport = (mail: SendMailOptions) => Promise<SmtpFailure | undefined>;

export function smtpTransport(url: string, tls: SmtpTls, timeouts: Timeouts = TIMEOUTS): SmtpTransport {
  return async (mail) => {
    // A connection for each mail: few come in a day, and none then depends on how the last one ended.
    const transport = createTransport(smtpOptions(url, tls, timeouts));
    const { promise: late, reject: giveUp } = Promise.withResolvers<never>();
    const timer = setTimeout(giveUp, DELIVERY_TIMEOUT_MS, { code: "too slow" });
    try {
      const { rejectedErrors = [] } = await Promise.race([transport.sendMail(mail), late]);
      return rejectedErrors.length > 0 ? { ...smtpFailureOf(rejectedErrors[0]), kind: "partial" } : undefined;
    } catch (error) {
      return smtpFailureOf(error);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}
