/**
 * Every script from elsewhere that the site may run, and what each needs permission for. A service that is added here
 * waits for that permission; a test holds its cookies to the table of the cookie policy (content/cookies.yaml).
 */
import type { ConsentChoice } from "../../contract/consent.ts";
import { beginGoogle, prepareGoogle, signalGoogle } from "./google.ts";

export interface ExternalService {
  name: string;
  category: keyof ConsentChoice;
  /** the setting that holds its id at build time; a site built without it knows nothing of the service */
  setting: string;
  idPattern: RegExp;
  script: (id: string) => string;
  /** as the cookie policy names them; each also stands for names that continue with `_` */
  cookies: readonly string[];
  /** once a page, before anything is known of the visitor's choice */
  prepare: (id: string) => void;
  /** at each choice */
  signal: (id: string, choice: ConsentChoice) => void;
  /** once, when the script is fetched */
  begin: (id: string) => void;
}

export const SERVICES: readonly ExternalService[] = [
  {
    name: "Google Analytics",
    category: "analytics",
    setting: "ANALYTICS_ID",
    idPattern: /^GT?-[A-Z0-9]{4,20}$/,
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    cookies: ["_ga", "_gid"],
    prepare: prepareGoogle,
    signal: signalGoogle,
    begin: beginGoogle,
  },
];
