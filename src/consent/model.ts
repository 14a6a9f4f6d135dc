import type { Site } from "../site/site.ts";
import type { ConsentPanelProps } from "./ConsentPanel.tsx";

/** As little as can be: the texts are in the island's own code, not in every document. */
export function consentProps({ language, company }: Site): ConsentPanelProps {
  return { language, shortName: company.shortName };
}
