/** The files of `content/`, each with its schema. */
import type { z } from "zod";
import type { ParsedFile } from "./parse.ts";
import { companySchema } from "./schema/company.ts";
import {
  certificatesSchema,
  cookiesSchema,
  questionsSchema,
  servicesSchema,
  subjectsSchema,
  termsSchema,
} from "./schema/lists.ts";
import { machinerySchema } from "./schema/machinery.ts";
import {
  aboutSchema,
  homeSchema,
  legalSchema,
  navigationSchema,
  pagesSchema,
  themeSchema,
} from "./schema/pages.ts";
import { type projectSchema, projectsSchema } from "./schema/projects.ts";

/** One file each: `content/company.yaml`. */
export const FILES = {
  company: companySchema,
  pages: pagesSchema,
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  machinery: machinerySchema,
  projects: projectsSchema,
  certificates: certificatesSchema,
  questions: questionsSchema,
  subjects: subjectsSchema,
  cookies: cookiesSchema,
  terms: termsSchema,
  navigation: navigationSchema,
  legal: legalSchema,
  theme: themeSchema,
} as const;

type FileName = keyof typeof FILES;
export type FileData = { [Name in FileName]: z.infer<(typeof FILES)[Name]> };

export type ParsedContent = {
  files: { [Name in FileName]: ParsedFile<FileData[Name]> };
  /** by the last part of their address */
  projects: ReadonlyMap<string, ParsedFile<z.infer<typeof projectSchema>>>;
};
