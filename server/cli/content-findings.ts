/** What `npm run doctor` sees in the texts and documents themselves. */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { bad, type CompanyFacts, type Finding, good } from "./findings.ts";

const SAMPLE_NAME = /harlur/i;
const TEXTS = /^content\/.*\.(?:yaml|md)$/;
const COMPANY_FILE = "content/company.yaml";

export interface ContentFile {
  /** `content/home.yaml` */
  path: string;
  /** of a document that is no text, its bytes as letters: names in it can be found all the same */
  text: string;
}

/** The texts of `content/`, and what visitors can download. */
export function contentFiles(root: string): ContentFile[] {
  const files = ["content/**/*", "public/**/*"].flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true }),
  );
  return files
    .filter((entry) => entry.isFile() && /\.(?:yaml|md|pdf|svg)$/i.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const isText = !/\.pdf$/i.test(file);
      return {
        path: relative(root, file).replaceAll("\\", "/"),
        text: readFileSync(file, isText ? "utf8" : "latin1"),
      };
    });
}

export function contentFindings(files: readonly ContentFile[], company: CompanyFacts): Finding[] {
  const others = files.filter(({ path }) => path !== COMPANY_FILE);
  const sample = others.filter(({ text }) => SAMPLE_NAME.test(text)).map(({ path }) => path);
  const byHand = others.filter(({ path }) => TEXTS.test(path)).flatMap((file) => factsByHand(file, company));
  return [
    sample.length > 0
      ? bad("nombre de muestra", `está en ${sample.join(", ")}: pon el de la empresa`)
      : good("nombre de muestra", "no está en content/ ni en public/"),
    byHand.length > 0
      ? bad("datos a mano", `${byHand.join(", ")}: no cambiarían al cambiar company.yaml`)
      : good("datos a mano", "ninguno: los textos los toman de company.yaml"),
  ];
}

/** `content/home.yaml:12 (escribe {{phone}})` */
function factsByHand({ path, text }: ContentFile, { name, legalName, email, phone }: CompanyFacts): string[] {
  return text.split("\n").flatMap((line, index) => {
    // The legal name before the name that is part of it.
    const fact = Object.entries({ legalName, email, phone, name }).find(([, value]) => holds(line, value));
    return fact && !line.trimStart().startsWith("#") ? [`${path}:${index + 1} (escribe {{${fact[0]}}})`] : [];
  });
}

/** As a word of its own. */
function holds(line: string, value: string): boolean {
  const [before, after] = line.split(value, 2);
  if (after === undefined || value === "") return false;
  return !/[\p{L}\p{N}]$/u.test(before ?? "") && !/^[\p{L}\p{N}]/u.test(after);
}
