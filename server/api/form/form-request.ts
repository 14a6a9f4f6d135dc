import { MESSAGE_PARAMETER, NO_SCRIPT_PARAMETER, SUBJECT_PARAMETER } from "../../../contract/contact-page.ts";
import { LANGUAGES } from "../../../contract/languages.ts";
import { pageAddress } from "../../../contract/routes.ts";

/** Whether a request is for the form's own route, and not for the page as it was built. */
export function isFormRequest(method: string | undefined, path: string, query: string): boolean {
  if (!LANGUAGES.some((language) => pageAddress(language, "contact") === path)) return false;
  if (method === "POST") return true;
  if (method !== "GET" && method !== "HEAD") return false;
  const given = new URLSearchParams(query);
  return [SUBJECT_PARAMETER, MESSAGE_PARAMETER, NO_SCRIPT_PARAMETER].some((name) => given.has(name));
}
