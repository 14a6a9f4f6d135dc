import { existsSync } from "node:fs";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { readPageSettings } from "./contract/settings.ts";
import { withAlternates } from "./src/document/sitemap.ts";
import { intentDirective } from "./src/islands/directive.ts";

// The same settings as the server's, so that both know the same address.
if (existsSync(".env")) process.loadEnvFile();

/** One file for what every page runs and one for what a page adds, instead of one for each module that they share with an island. */
const SCRIPT_FILES = [
  { name: "site", test: /Document\.astro|site-script/ },
  { name: "contact", test: /contacto\.astro/ },
];

/** The last that old telephones get: what they do not know of CSS and of JavaScript's syntax is written as they know it. */
const OLDEST_BROWSERS = ["chrome106", "firefox110", "safari15.4"];

/** Astro itself asks for the newest syntax, which a setting of `build` alone does not change. */
const syntaxOfOldestBrowsers = {
  name: "syntax-of-oldest-browsers",
  configEnvironment: (environment: string) =>
    environment === "client" ? { build: { target: OLDEST_BROWSERS } } : null,
};

export default defineConfig({
  site: readPageSettings(process.env).siteUrl,
  output: "static",
  trailingSlash: "ignore",
  build: { format: "preserve", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  image: { service: { entrypoint: "./src/site/image-service.ts" } },
  integrations: [react(), intentDirective(), sitemap({ serialize: withAlternates })],
  vite: {
    plugins: [tailwindcss(), syntaxOfOldestBrowsers],
    build: { cssTarget: OLDEST_BROWSERS },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPT_FILES } } } } },
    },
  },
});
