import type { Site } from "../site/site.ts";
import { Button } from "../ui/Button.tsx";
import { CookieTable } from "./CookieTable.tsx";
import type { LegalModel } from "./model.ts";
import type { LegalPart } from "./sections.ts";

interface LegalPartsProps {
  parts: readonly LegalPart[];
  site: Site;
  cookies: LegalModel["cookies"];
}

/** From anywhere on a page: the click hydrates `CookiePreferences`. */
const OPENS_PREFERENCES = { "data-hydrates": "consent", "data-opens-preferences": "page" };

export function LegalParts({ parts, site, cookies }: LegalPartsProps) {
  const { cookie } = site.strings;
  return parts.map((part) => {
    if (!("insert" in part)) {
      // The mark keeps what the owner writes out of the content security policy.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of content/legal, without HTML, rendered at build time
      return <div key={part.html} data-owner-text="" dangerouslySetInnerHTML={{ __html: part.html }} />;
    }
    if (part.insert === "cookieTable")
      return <CookieTable key={part.insert} cookies={cookies} labels={cookie.table} />;
    return part.insert === "configureButton" ? (
      <Button key={part.insert} variant="secondary" {...OPENS_PREFERENCES}>
        {cookie.configureMine}
      </Button>
    ) : (
      <button
        key={part.insert}
        type="button"
        {...OPENS_PREFERENCES}
        className="min-h-6 cursor-pointer underline underline-offset-4 hover:decoration-2 print:hidden"
      >
        {cookie.configureLink}
      </button>
    );
  });
}
