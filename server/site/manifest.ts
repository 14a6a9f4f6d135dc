/** What `prepare.ts` found out about a built site, so that serving it needs no thought. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DEFAULT_SITE_URL, type Environment } from "../config/config.ts";
import { SettingsError } from "../config/settings-error.ts";
import { companySchema } from "../contact/company.ts";

/** Hidden, so it is never served. */
export const MANIFEST_FILE = ".site.json";

/** Written by `src/pages/site-facts.json.ts`: what the server has to know of the content. Not served. */
export const SITE_FACTS_FILE = "site-facts.json";

export const siteFacts = z.object({
  /** paths that are gone, without language prefix, each with its successor */
  moved: z.record(z.string(), z.string()),
  /** whom mails come from and go to: content that is broken later does not touch a site that is published */
  company: companySchema,
  /** what a contact message may be about, in Spanish */
  subjects: z.array(z.string()).min(1),
});

/** Settings that are baked into the pages; another value needs another build. */
const buildSettings = z.object({
  siteUrl: z.string(),
  analyticsId: z.string().nullable(),
  formForwardUrl: z.string().nullable(),
  /** the privacy policy names both; null: the usual ones */
  messageMonths: z.string().nullable().default(null),
  consentMonths: z.string().nullable().default(null),
});
export type BuildSettings = z.infer<typeof buildSettings>;

const inlineHashes = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  styleAttributes: z.array(z.string()),
});

const manifest = siteFacts.extend({
  build: buildSettings,
  /** by path in the site's folder, with forward slashes */
  files: z.record(
    z.string(),
    z.object({
      hash: z.string(),
      /** for the Content-Type header */
      type: z.string(),
      compressed: z.boolean(),
      inline: inlineHashes.optional(),
    }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

export class SiteNotBuiltError extends Error {
  override name = "SiteNotBuiltError";
}

export function buildSettingsOf(environment: Environment): BuildSettings {
  const analyticsId = environment.ANALYTICS_ID?.trim() || null;
  const formForwardUrl = environment.FORM_FORWARD_URL?.trim() || null;
  if (analyticsId !== null && !/^[A-Z0-9-]+$/i.test(analyticsId)) {
    throw new SettingsError(
      "ANALYTICS_ID está mal escrito. Se espera: un identificador de medición, como G-ABC123DEF4.",
    );
  }
  if (formForwardUrl !== null && !/^https?:$/.test(URL.parse(formForwardUrl)?.protocol ?? "")) {
    throw new SettingsError(
      "FORM_FORWARD_URL está mal escrito. Se espera: la dirección de un servicio de formularios, como https://formularios.empresa.eus/web.",
    );
  }
  return {
    siteUrl: environment.SITE_URL?.trim() || DEFAULT_SITE_URL,
    analyticsId,
    formForwardUrl,
    messageMonths: environment.MESSAGE_RETENTION_MONTHS?.trim() || null,
    consentMonths: environment.CONSENT_RETENTION_MONTHS?.trim() || null,
  };
}

/** `null` where there is none. */
export function builtSite(folder: string): Manifest | null {
  try {
    return readManifest(folder);
  } catch {
    return null;
  }
}

export function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST_FILE), "utf8")));
  } catch {
    throw new SiteNotBuiltError(`En ${folder} no hay ninguna web construida. Constrúyela con: npm run build`);
  }
}
