import type { APIRoute } from "astro";
import { pageAddress } from "../../contract/routes.ts";
import { everyLanguage } from "../document/page.ts";
import { content } from "../site/content/load.ts";

export const getStaticPaths = everyLanguage;

export const GET: APIRoute<{ language: "es" | "eu" }> = ({ props: { language } }) =>
  Response.json({
    name: content.company.name,
    short_name: content.company.name,
    description: content.pages.home.description[language],
    lang: language,
    start_url: pageAddress(language, "home"),
    display: "browser",
    background_color: "#f4f1ea",
    theme_color: "#f4f1ea",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  });
