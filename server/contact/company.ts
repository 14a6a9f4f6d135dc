/** What the server needs to know of the content while there is no build: in development. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { parsePlainYaml } from "../../contract/plain-yaml.ts";

const SUBJECTS_FILE = new URL("../../content/subjects.yaml", import.meta.url);
const COMPANY_FILE = new URL("../../content/company.yaml", import.meta.url);

export const companySchema = z.object({ name: z.string().min(1), email: z.email() });
export type Company = z.infer<typeof companySchema>;

export function readCompany(file: URL = COMPANY_FILE): Company {
  const { data, error } = companySchema.safeParse(parsePlainYaml(readFileSync(file, "utf8")));
  if (error) throw new Error(`content/company.yaml: ${z.prettifyError(error)}`);
  return data;
}

const subjectsSchema = z.object({ subjects: z.array(z.object({ es: z.string() })).min(1) });

/** As the office reads them. */
export function readSubjects(): string[] {
  const { data, error } = subjectsSchema.safeParse(parsePlainYaml(readFileSync(SUBJECTS_FILE, "utf8")));
  if (error) throw new Error(`content/subjects.yaml: ${z.prettifyError(error)}`);
  return data.subjects.map(({ es }) => es);
}
