import type { APIRoute } from "astro";
import { requireSite } from "../document/page.ts";

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL("/sitemap-index.xml", requireSite(site)).href}\n`,
  );
