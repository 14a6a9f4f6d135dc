/** Turns all files of `content/` into typed data, or says everything that is wrong with them. */
import type { z } from "zod";
import { checkAcrossFiles } from "./check.ts";
import { FILES, type ParsedContent } from "./files.ts";
import { ContentError, parseContent } from "./parse.ts";
import { type Project, projectSchema } from "./schema/projects.ts";

/** What pages are made of: lists are lists, and projects stand in their order. */
export type Content = ReturnType<typeof contentOf>;

const PROJECT_FILE = /^\/content\/projects\/(.+)\.yaml$/;

/** @param sources text of each file by its path, `/content/company.yaml` */
export function parseAll(sources: Record<string, string>, pictures: readonly string[]): Content {
  const problems: string[] = [];
  const attempt = <Result>(parse: () => Result): Result | undefined => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const files = Object.entries(FILES).map(([name, schema]) => {
    const file = `content/${name}.yaml`;
    const source = sources[`/${file}`];
    if (source === undefined) problems.push(`${file}: falta este archivo; vuelve a ponerlo.`);
    return [name, attempt(() => parseContent(file, source ?? "", schema as z.ZodType))];
  });
  const projects = Object.entries(sources).flatMap(([path, source]) => {
    const slug = path.match(PROJECT_FILE)?.[1];
    return slug ? [[slug, attempt(() => parseContent(path.slice(1), source, projectSchema))] as const] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);

  // Nothing is missing, or there would be a problem; fromEntries forgets which name has which type.
  const parsed = { files: Object.fromEntries(files), projects: new Map(projects) } as ParsedContent;
  const acrossFiles = checkAcrossFiles(parsed, pictures);
  if (acrossFiles.length > 0) throw new ContentError(acrossFiles);
  return contentOf(parsed);
}

function contentOf({ files, projects }: ParsedContent) {
  const { order, ...projectSettings } = files.projects.data;
  const slugs = [...new Set([...order, ...[...projects.keys()].sort()])];
  return {
    company: files.company.data,
    pages: files.pages.data,
    home: files.home.data,
    about: files.about.data,
    services: files.services.data.services,
    machinery: files.machinery.data,
    certificates: files.certificates.data.certificates,
    questions: files.questions.data.questions,
    cookies: files.cookies.data.cookies,
    terms: files.terms.data.terms,
    navigation: files.navigation.data.main,
    legal: files.legal.data.pages,
    theme: files.theme.data,
    projectSettings,
    projects: slugs.flatMap((slug): Project[] => {
      const data = projects.get(slug)?.data;
      return data ? [{ slug, ...data }] : [];
    }),
  };
}

/** `/content/images/scenes/hero.webp` → `scenes/hero` */
export function pictureName(file: string): string {
  return file.replace("/content/images/", "").replace(/\.\w+$/, "");
}
