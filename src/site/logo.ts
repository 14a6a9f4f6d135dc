/** The company's logo: the owner's own picture, or the name drawn beside the mark. Build time only. */
import { readFileSync } from "node:fs";
import { ContentError } from "./content/content-error.ts";
import { content, pictureFile } from "./content/load.ts";
import { logoProblem } from "./content/logo-problem.ts";
import { companyWordmark } from "./wordmark.ts";

/** The name as path data, or the address of a picture. */
export type CompanyLogo = { wordmark: string } | { address: string };

const addresses = import.meta.glob<string>("/content/images/logo/*", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

export function companyLogo(): CompanyLogo {
  const file = ownLogoFile();
  const address = file && addresses[`/${file}`];
  return address ? { address } : { wordmark: companyWordmark() };
}

/** `content/images/logo/mi-empresa.svg`, where the owner has put one */
export function ownLogoFile(): string | undefined {
  const { logo } = content.company;
  if (logo === undefined) return undefined;
  const file = pictureFile(logo);
  const problem = logoProblem(file, readFileSync(file));
  if (problem) throw new ContentError([problem]);
  return file;
}
