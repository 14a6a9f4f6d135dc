import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../contract/languages.ts";
import { inLanguage } from "../../contract/routes.ts";
import type { Strings } from "../site/strings/index.ts";

interface LanguageSwitchProps {
  language: Language;
  path: string;
  labels: Strings["navbar"]["switchTo"];
  className?: string;
}

/**
 * The same page in the other languages; `document/site-script/language-links.ts` adds the current query and hash. The link
 * to Spanish is labelled in Spanish on every page: its reader may not know Basque.
 */
export function LanguageSwitch({ language, path, labels, className = "" }: LanguageSwitchProps) {
  return (
    <ul className={`flex rounded-md border border-hairline text-caption font-bold ${className}`}>
      {LANGUAGES.map((code) => (
        <li key={code}>
          <LanguageLink
            code={code}
            path={path}
            label={labels[code]}
            isCurrent={code === language}
            className="aria-[current]:bg-forest aria-[current]:text-limestone"
          />
        </li>
      ))}
    </ul>
  );
}

/** Beside a closed menu: in a land of two languages nobody should have to look for theirs. */
export function OtherLanguage({ language, path, labels }: LanguageSwitchProps) {
  return LANGUAGES.filter((code) => code !== language).map((code) => (
    <LanguageLink
      key={code}
      code={code}
      path={path}
      label={labels[code]}
      className="max-md:ml-auto text-small font-bold lg:hidden print:hidden"
    />
  ));
}

interface LanguageLinkProps {
  code: Language;
  path: string;
  label: string;
  isCurrent?: boolean;
  className: string;
}

function LanguageLink({ code, path, label, isCurrent = false, className }: LanguageLinkProps) {
  return (
    <a
      href={inLanguage(path, code)}
      hrefLang={code}
      lang={code === DEFAULT_LANGUAGE ? code : undefined}
      data-language={code}
      aria-current={isCurrent ? "true" : undefined}
      className={`grid size-11 place-items-center uppercase ${className}`}
    >
      <span aria-hidden="true">{code}</span> <span className="sr-only">{label}</span>
    </a>
  );
}
