/** What the mail to the office needs to know about the company, from the one file that says it. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const COMPANY_FILE = new URL("../../content/company.yaml", import.meta.url);

export const companySchema = z.object({ name: z.string().min(1), email: z.email() });
export type Company = z.infer<typeof companySchema>;

export function readCompany(file: URL = COMPANY_FILE): Company {
  const { data, error } = companySchema.safeParse(parse(readFileSync(file, "utf8")));
  if (error) throw new Error(`content/company.yaml: ${z.prettifyError(error)}`);
  return data;
}
