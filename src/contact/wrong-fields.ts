/** Reads which fields a refused call names: `application/problem+json`, as `contract/problem.ts` describes it. */
import type { WrongField } from "../../contract/problem.ts";
import { ResponseError } from "../api/client.ts";

export function wrongFieldsOf(error: unknown): WrongField[] {
  if (!(error instanceof ResponseError)) return [];
  const problem = parseJson(error.message.slice(`${error.status}: `.length));
  if (typeof problem !== "object" || problem === null || !("errors" in problem)) return [];
  return Array.isArray(problem.errors) ? problem.errors.filter(isWrongField) : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's page, or nothing
  }
}

function isWrongField(value: unknown): value is WrongField {
  if (typeof value !== "object" || value === null) return false;
  const texts = new Map<string, unknown>(Object.entries(value));
  return ["field", "code", "message"].every((name) => typeof texts.get(name) === "string");
}
