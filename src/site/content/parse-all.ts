/** Turns all files of `content/` into typed data, or says everything that is wrong with them. */
import { z } from "zod";
import { checkAcrossFiles } from "./check.ts";
import { ContentError, type ParsedFile, parseContent } from "./parse.ts";
import {
  aboutSchema,
  certificateSchema,
  companySchema,
  cookieSchema,
  homeSchema,
  machinerySchema,
  pagesSchema,
  projectSchema,
  questionSchema,
  serviceSchema,
  termSchema,
} from "./schema.ts";

const FILES = {
  company: companySchema,
  pages: pagesSchema,
  home: homeSchema,
  about: aboutSchema,
  services: z.array(serviceSchema).min(1).max(24),
  machinery: machinerySchema,
  projects: z.array(projectSchema).min(1).max(200),
  certificates: z.array(certificateSchema).min(1).max(12),
  questions: z.array(questionSchema).min(1).max(24),
  cookies: z.array(cookieSchema).min(1),
  terms: z.array(termSchema),
} as const;

type FileName = keyof typeof FILES;
export type Content = { [Name in FileName]: z.infer<(typeof FILES)[Name]> };
export type ParsedContent = { [Name in FileName]: ParsedFile<Content[Name]> };

/** @param sources text of each file by its path, `/content/company.yaml` */
export function parseAll(sources: Record<string, string>, pictures: readonly string[]): Content {
  const parsed = Object.fromEntries(
    Object.entries(FILES).map(([name, schema]) => {
      const source = sources[`/content/${name}.yaml`];
      if (source === undefined) throw new ContentError([`content/${name}.yaml is missing; bring it back.`]);
      return [name, parseContent(`content/${name}.yaml`, source, schema)];
    }),
  ) as ParsedContent; // fromEntries forgets which name has which type
  const problems = checkAcrossFiles(parsed, pictures);
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(Object.entries(parsed).map(([name, file]) => [name, file.data])) as Content;
}

/** `/content/images/scenes/hero.webp` → `scenes/hero` */
export function pictureName(file: string): string {
  return file.replace("/content/images/", "").replace(/\.\w+$/, "");
}
