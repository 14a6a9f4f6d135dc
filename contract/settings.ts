/** Settings from the environment, and the schema of those that pages are built with. `.env.example` explains each. */
import { z } from "zod";
import { DEFAULT_CONSENT_PROOF_MONTHS, DEFAULT_MESSAGE_MONTHS } from "./retention.ts";
import { THIRD_PARTIES, THIRD_PARTY_NAMES, type ThirdPartyIds } from "./third-parties.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** One line for each wrong setting, naming it and what it takes, never its value. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** An address of the web without a path. */
export function isOrigin(text: string): boolean {
  const { protocol = "", origin, href } = URL.parse(text) ?? {};
  return /^https?:$/.test(protocol) && `${origin}/` === href;
}

export function wholeNumber(lowest: number, highest: number, fallback: number) {
  return z
    .string()
    .default(String(fallback))
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= lowest && Number(text) <= highest,
      `un número entero de ${lowest} a ${highest}`,
    )
    .transform(Number);
}

const LONGEST_RETENTION_MONTHS = 1200;
const months = (fallback: number) => wholeNumber(1, LONGEST_RETENTION_MONTHS, fallback);

const thirdPartyIds = Object.fromEntries(
  Object.values(THIRD_PARTIES).map(({ setting, idPattern, expects }) => [
    setting,
    z.string().regex(idPattern, expects).optional(),
  ]),
);

/** Another value of any of these needs another build. */
export const pageSettingsSchema = z.object({
  SITE_URL: z
    .string()
    .default("http://localhost:3000")
    .refine(isOrigin, "la dirección pública de la web, sin ruta, como https://www.empresa.eus")
    .transform((text) => new URL(text).origin),
  ...thirdPartyIds,
  FORM_FORWARD_URL: z
    .url({
      protocol: /^https?$/,
      error: "la dirección de un servicio de formularios, como https://formularios.empresa.eus/web",
    })
    .optional(),
  MESSAGE_RETENTION_MONTHS: months(DEFAULT_MESSAGE_MONTHS),
  CONSENT_RETENTION_MONTHS: months(DEFAULT_CONSENT_PROOF_MONTHS),
});

export type PageSettings = ReturnType<typeof readPageSettings>;

export function readPageSettings(environment: Environment) {
  const given = withoutBlanks(environment);
  const { data, error } = pageSettingsSchema.safeParse(given);
  if (error) throw new SettingsError(settingsSentences(error).join("\n"));
  const thirdParties: ThirdPartyIds = Object.fromEntries(
    THIRD_PARTY_NAMES.flatMap((name) => {
      const id = given[THIRD_PARTIES[name].setting];
      return id === undefined ? [] : [[name, id]];
    }),
  );
  return {
    /** the site's origin, without a slash at its end */
    siteUrl: data.SITE_URL,
    thirdParties,
    /** the form service that gets a copy of each message; null: none does */
    formForwardUrl: data.FORM_FORWARD_URL ?? null,
    messageMonths: data.MESSAGE_RETENTION_MONTHS,
    /** how long the proof of a cookie choice is kept */
    consentMonths: data.CONSENT_RETENTION_MONTHS,
  };
}

/** `NAME=` in an `.env` file means the same as no line at all. */
export function withoutBlanks(environment: Environment): Record<string, string> {
  const filled = Object.entries(environment).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  return Object.fromEntries(filled);
}

export function settingsSentences({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `${path.join(".")} está mal escrito. Se espera: ${message}.`);
}
