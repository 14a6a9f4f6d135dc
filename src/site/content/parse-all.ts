/** Turns all files of `content/` into typed data, or says everything that is wrong with them. */
import type { z } from "zod";
import { type ContentProblem, contentProblem } from "../../../contract/content-problem.ts";
import { inEachLanguage, type Localised } from "../../../contract/languages.ts";
import { checkAcrossFiles } from "./check.ts";
import { ContentError } from "./content-error.ts";
import { dialledNumber } from "./dialled-number.ts";
import { type Counts, type Facts, factsOf } from "./facts.ts";
import { FILES, type FileData, type ParsedContent } from "./files.ts";
import { checkLegalTexts } from "./legal-texts.ts";
import { parseContent, readYaml } from "./parse.ts";
import { companySchema } from "./schema/company.ts";
import { COOKIE_FACTS } from "./schema/lists.ts";
import { type Project, projectSchema } from "./schema/projects.ts";

/** What pages are made of: lists are lists, and projects stand in their order. */
export type Content = ReturnType<typeof contentOf> & { facts: Localised<Facts> };

const PROJECT_FILE = /^\/content\/projects\/(.+)\.yaml$/;

export interface ContentFolder {
  /** text of each YAML file by its path, `/content/company.yaml` */
  sources: Readonly<Record<string, string>>;
  /** the same of the Markdown, `/content/legal/aviso-legal.es.md` */
  legalTexts: Readonly<Record<string, string>>;
  /** names of the pictures, `scenes/hero` */
  pictures: readonly string[];
  /** files in content/images of kinds that cannot be shown */
  unknownPictures: readonly string[];
  /** addresses of what lies in public/, `/certificados/iso-9001.pdf` */
  documents: readonly string[];
  /** links in content/ or public/ that lead out of them, `public/notes.txt` */
  linksElsewhere: readonly string[];
}

/** @param year from which the years since the foundation are counted */
export function parseAll(folder: ContentFolder, year = new Date().getFullYear()): Content {
  const { sources } = folder;
  const problems: ContentProblem[] = [];
  const attempt = <Result>(parse: () => Result): Result | undefined => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const yaml = new Map(
    Object.keys(FILES).map((name) => {
      const file = `content/${name}.yaml`;
      const source = sources[`/${file}`];
      if (source === undefined) problems.push(contentProblem({ file, field: [] }, "file-missing"));
      return [name, attempt(() => readYaml(file, source ?? ""))];
    }),
  );
  const projectYaml = Object.entries(sources).flatMap(([path, source]) => {
    const slug = path.match(PROJECT_FILE)?.[1];
    return slug ? [[slug, attempt(() => readYaml(path.slice(1), source))] as const] : [];
  });
  const companyFile = yaml.get("company");
  const company = companyFile && attempt(() => parseContent(companyFile, companySchema, NO_FACTS));
  const facts =
    company &&
    factsOf(
      company.data,
      countsIn((name) => yaml.get(name)?.data, projectYaml.length),
      year,
    );

  const files = [...yaml].map(([name, file]) => {
    if (name === "company") return [name, company];
    const schema = FILES[name as keyof typeof FILES]; // its own keys
    const known = name === "cookies" ? facts && withCookieFacts(facts) : facts;
    return [name, file && attempt(() => parseContent<z.ZodType>(file, schema, known))];
  });
  const projects = projectYaml.map(
    ([slug, file]) => [slug, file && attempt(() => parseContent(file, projectSchema, facts))] as const,
  );
  if (problems.length > 0 || !facts) throw new ContentError(problems);

  // Nothing is missing, or there would be a problem; fromEntries forgets which name has which type.
  const parsed = { files: Object.fromEntries(files), projects: new Map(projects) } as ParsedContent;
  const acrossFiles = [
    ...checkAcrossFiles(parsed, folder),
    ...checkLegalTexts(parsed.files.legal, folder.legalTexts, facts),
  ];
  if (acrossFiles.length > 0) throw new ContentError(acrossFiles);
  return { facts, ...contentOf(parsed) };
}

/** The company's own file names no facts: it is where they come from. */
const NO_FACTS = inEachLanguage(() => ({}));

/** Read from lists that are not checked yet: what is wrong with one is told when its turn comes. */
export function countsIn(dataOf: (file: string) => unknown, projects: number): Counts {
  const listAt = (file: string, ...path: string[]): readonly unknown[] => {
    const list = path.reduce<unknown>((value, key) => Object(value)[key], dataOf(file));
    return Array.isArray(list) ? list : [];
  };
  const certificates = listAt("certificates", "certificates");
  return {
    machines: listAt("machinery", "equipment").length,
    services: listAt("services", "services").length,
    certificates: certificates.length,
    isoCertificates: certificates.filter((certificate) => /\bISO\b/.test(Object(certificate).title)).length,
    projects,
    featuredProjects: listAt("home", "projects", "featured").length,
  };
}

/** The table of cookies also names what only the finished site knows: that stays until `cookieTable` fills it. */
function withCookieFacts(facts: Localised<Facts>): Localised<Facts> {
  const kept = Object.fromEntries(COOKIE_FACTS.map((name) => [name, `{{${name}}}`]));
  return inEachLanguage((language) => ({ ...facts[language], ...kept }));
}

/** Every file as it is, so that a new one is content without another line. */
function dataOf(files: ParsedContent["files"]): FileData {
  return Object.fromEntries(Object.entries(files).map(([name, { data }]) => [name, data])) as FileData; // the same names
}

function contentOf({ files, projects }: ParsedContent) {
  const { order, ...projectSettings } = files.projects.data;
  const slugs = [...new Set([...order, ...[...projects.keys()].sort()])];
  const data = dataOf(files);
  const { certificates } = data.certificates;
  const { questions } = data.questions;
  const isEmpty: Partial<Record<string, boolean>> = {
    certificates: certificates.length === 0,
    questions: questions.length === 0,
  };
  return {
    ...data,
    home: { ...data.home, sections: data.home.sections.filter((section) => !isEmpty[section]) },
    company: { ...data.company, phoneLink: dialledNumber(data.company.phone) },
    services: data.services.services,
    certificates,
    questions,
    subjects: data.subjects.subjects,
    cookies: data.cookies.cookies,
    terms: data.terms.terms,
    navigation: data.navigation.main,
    legal: data.legal.pages,
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
