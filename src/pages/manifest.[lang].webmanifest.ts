import type { APIRoute } from "astro";
import type { Language } from "../../contract/languages.ts";
import { pageAddress } from "../../contract/routes.ts";
import { everyLanguage } from "../document/page.ts";
import { content } from "../site/content/load.ts";
import { brandColour } from "../site/theme.ts";

export const getStaticPaths = everyLanguage;

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  Response.json({
    name: content.company.name,
    short_name: content.company.name,
    description: content.pages.home.description[language],
    lang: language,
    start_url: pageAddress(language, "home"),
    display: "browser",
    background_color: brandColour("limestone"),
    theme_color: brandColour("limestone"),
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  });
