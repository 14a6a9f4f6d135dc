import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../contract/languages.ts";
import { inLanguage } from "../../contract/routes.ts";
import type { Strings } from "../site/strings/index.ts";

interface LanguageSwitchProps {
  language: Language;
  path: string;
  labels: Strings["navbar"]["switchTo"];
}

/**
 * The same page in the other languages; `document/site-script/language-links.ts` adds the current query and hash. The link
 * to Spanish is labelled in Spanish on every page: its reader may not know Basque.
 */
export function LanguageSwitch({ language, path, labels }: LanguageSwitchProps) {
  return (
    <ul className="flex rounded-md border border-hairline text-caption font-bold">
      {LANGUAGES.map((code) => (
        <li key={code}>
          <a
            href={inLanguage(path, code)}
            hrefLang={code}
            lang={code === DEFAULT_LANGUAGE ? code : undefined}
            data-language={code}
            aria-current={code === language ? "true" : undefined}
            className="grid size-11 place-items-center uppercase aria-[current]:bg-forest aria-[current]:text-limestone"
          >
            <span aria-hidden="true">{code}</span> <span className="sr-only">{labels[code]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
