/** What `prepare.ts` found out about a built site, so that serving it needs no thought. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DEFAULT_CONSENT_PROOF_MONTHS, DEFAULT_MESSAGE_MONTHS } from "../../contract/retention.ts";
import type { PageSettings } from "../../contract/settings.ts";
import { companySchema } from "../contact/company.ts";
import { inlineHashesSchema } from "./inline-hashes.ts";

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

/** A build of an earlier version noted its third parties under other names, and null for the usual periods. */
const pageSettings: z.ZodType<PageSettings> = z.object({
  siteUrl: z.string(),
  thirdParties: z.record(z.string(), z.string()).default({}),
  formForwardUrl: z.string().nullable(),
  messageMonths: z.coerce.number().min(1).catch(DEFAULT_MESSAGE_MONTHS),
  consentMonths: z.coerce.number().min(1).catch(DEFAULT_CONSENT_PROOF_MONTHS),
});

const manifest = siteFacts.extend({
  /** another value of any of these needs another build */
  build: pageSettings,
  /** by path in the site's folder, with forward slashes */
  files: z.record(
    z.string(),
    z.object({
      hash: z.string(),
      /** for the Content-Type header */
      type: z.string(),
      compressed: z.boolean(),
      inline: inlineHashesSchema.optional(),
    }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

export class SiteNotBuiltError extends Error {
  override name = "SiteNotBuiltError";
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
