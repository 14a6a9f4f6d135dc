/** What the legal texts must say of this very site: which services it uses and how long it keeps things. */
import {
  DEFAULT_CONSENT_PROOF_MONTHS,
  DEFAULT_MESSAGE_MONTHS,
  RETENTION_MONTHS,
} from "../../contract/retention.ts";
import { configuredServices, SERVICES } from "../consent/services.ts";

export interface LegalSettings {
  siteUrl: string;
  /** undefined: the site measures nothing */
  analyticsId: string | undefined;
  /** the host of the form service that gets a copy of each message; empty: none does */
  forward: string;
  messageMonths: number;
  proofMonths: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function legalSettings(environment: Environment, siteUrl: string): LegalSettings {
  return {
    siteUrl,
    analyticsId: configuredServices(SERVICES, environment)?.ANALYTICS_ID,
    forward: URL.parse(environment.FORM_FORWARD_URL?.trim() ?? "")?.host ?? "",
    messageMonths: monthsOf(environment, "MESSAGE_RETENTION_MONTHS", DEFAULT_MESSAGE_MONTHS),
    proofMonths: monthsOf(environment, "CONSENT_RETENTION_MONTHS", DEFAULT_CONSENT_PROOF_MONTHS),
  };
}

/** A text that promises «NaN meses» must not be built. */
function monthsOf(environment: Environment, setting: string, otherwise: number): number {
  const text = environment[setting]?.trim() || String(otherwise);
  const { lowest, highest } = RETENTION_MONTHS;
  if (!/^\d{1,4}$/.test(text) || Number(text) < lowest || Number(text) > highest)
    throw new Error(`${setting} está mal escrito. Se espera: un número entero de ${lowest} a ${highest}.`);
  return Number(text);
}
