/** What the legal texts must say of this very site: which services it uses and how long it keeps things. */
import { DEFAULT_CONSENT_PROOF_MONTHS, DEFAULT_MESSAGE_MONTHS } from "../../contract/retention.ts";
import { configuredServices, SERVICES } from "../consent/services.ts";

export interface LegalSettings {
  siteUrl: string;
  /** undefined: the site measures nothing */
  analyticsId: string | undefined;
  /** a form service gets a copy of each message */
  forwards: boolean;
  messageMonths: number;
  proofMonths: number;
}

export function legalSettings(
  environment: Readonly<Record<string, string | undefined>>,
  siteUrl: string,
): LegalSettings {
  const months = (setting: string, otherwise: number) => Number(environment[setting]?.trim() || otherwise);
  return {
    siteUrl,
    analyticsId: configuredServices(SERVICES, environment)?.ANALYTICS_ID,
    forwards: Boolean(environment.FORM_FORWARD_URL?.trim()),
    messageMonths: months("MESSAGE_RETENTION_MONTHS", DEFAULT_MESSAGE_MONTHS),
    proofMonths: months("CONSENT_RETENTION_MONTHS", DEFAULT_CONSENT_PROOF_MONTHS),
  };
}
