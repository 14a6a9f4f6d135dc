/** What the API answers when it refuses: `application/problem+json`, RFC 9457. */

export const PROBLEM_CONTENT_TYPE = "application/problem+json";

/** One wrong field of a request body, in words its sender can act on. */
export interface WrongField {
  field: string;
  /** stable, for programs; `message` is the same in the visitor's language */
  code: string;
  message: string;
  /** which of the files that were sent it is about, from 0 */
  file?: number;
}

export interface Problem {
  type: "about:blank";
  title: string;
  status: number;
  detail?: string;
  errors?: WrongField[];
}
