import { ConfigureButton } from "../consent/ConfigureButton.tsx";
import type { Site } from "../site/site.ts";
import { CookieTable } from "./CookieTable.tsx";
import type { LegalModel } from "./model.ts";
import type { LegalPart } from "./sections.ts";

interface LegalPartsProps {
  parts: readonly LegalPart[];
  site: Site;
  cookies: LegalModel["cookies"];
}

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
      <ConfigureButton key={part.insert} variant="button" label={cookie.configureMine} />
    ) : (
      <ConfigureButton key={part.insert} variant="link" label={cookie.configureLink} />
    );
  });
}
