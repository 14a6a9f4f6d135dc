/** What the server needs to know of the content while there is no build: in development. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { parsePlainYaml } from "../../contract/plain-yaml.ts";

const CONTENT = new URL("../../content/", import.meta.url);

export const companySchema = z.object({ name: z.string().min(1), email: z.email() });
export type Company = z.infer<typeof companySchema>;

export const readCompany = (): Company => read("company.yaml", companySchema);

const subjectsSchema = z.object({ subjects: z.array(z.object({ es: z.string() })).min(1) });

/** As the office reads them. */
export const readSubjects = (): string[] =>
  read("subjects.yaml", subjectsSchema).subjects.map(({ es }) => es);

function read<Data>(file: string, schema: z.ZodType<Data>): Data {
  const { data, error } = schema.safeParse(parsePlainYaml(readFileSync(new URL(file, CONTENT), "utf8")));
  if (error) throw new Error(`content/${file}: ${z.prettifyError(error)}`);
  return data;
}
