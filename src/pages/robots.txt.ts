import type { APIRoute } from "astro";
import { pageSettings } from "../site/page-settings.ts";

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${pageSettings.siteUrl}/sitemap-index.xml\n`,
  );
