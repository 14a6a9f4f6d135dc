import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { inLanguage } from "../../contract/routes.ts";
import type { Strings } from "../site/strings/index.ts";

interface LanguageSwitchProps {
  language: Language;
  path: string;
  labels: Strings["navbar"]["switchTo"];
}

/**
 * The same page in the other language; the page script adds the query and the hash of the moment. The way to Spanish is
 * labelled in Spanish everywhere: whoever needs it may not read Basque.
 */
export function LanguageSwitch({ language, path, labels }: LanguageSwitchProps) {
  return (
    <ul className="flex rounded-md border border-hairline text-caption font-bold">
      {LANGUAGES.map((code) => (
        <li key={code}>
          <a
            href={inLanguage(path, code)}
            hrefLang={code}
            lang={code === "es" ? "es" : undefined}
            data-language={code}
            aria-current={code === language ? "true" : undefined}
            className="grid size-11 place-items-center uppercase aria-[current]:bg-forest aria-[current]:text-limestone"
          >
            <span aria-hidden="true">{code}</span>
            <span className="sr-only">{labels[code]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
