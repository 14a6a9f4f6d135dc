import type { SitemapItem } from "@astrojs/sitemap";
import { FLEET_PATH, splitLanguage } from "../../contract/routes.ts";
import { alternates } from "./head.ts";

/** Only canonical addresses (no /flota, no not-found pages), each with its alternates. */
export function withAlternates(item: SitemapItem): SitemapItem | undefined {
  const url = new URL(item.url);
  const { language, rest } = splitLanguage(url.pathname);
  if (language === null || rest === FLEET_PATH || rest.endsWith("/404")) return undefined;
  const path = `/${language}${rest}`;
  const absolute = (to: string) => new URL(to, url.origin).href;
  return {
    ...item,
    url: absolute(path),
    links: alternates(path, absolute).map(({ language, href }) => ({ lang: language, url: href })),
  };
}
