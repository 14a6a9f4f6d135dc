/** A finished site with every address and hardly any content, so that server tests need no Astro build. */

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../contract/languages.ts";
import { FLEET_PATH, PAGE_PATHS } from "../../contract/routes.ts";
import { type PageSettings, readPageSettings } from "../../contract/settings.ts";
import { SITE_FACTS_FILE } from "../../server/site/manifest.ts";
import { prepareSite } from "../../server/site/prepare.ts";

import { SUBJECTS } from "./sample-fields.ts";

export const INLINE_SCRIPT = "console.log('harri eta lur')";
export const HASHED_FILE = "/_astro/page.B3xY9z.js";
export const DRAWING = "/_astro/logo.C4yZ0a.svg";
export const PROJECT_PATH = "/proyectos/una-obra";
/** Gone, and succeeded by the other. */
export const OLD_PROJECT_PATH = "/proyectos/obra-vieja";
/** What an owner puts into `public/`, as a search engine asks for it. */
export const OWN_PAGE = "/google0a1b2c3d.html";
export const WELL_KNOWN_FILE = "/.well-known/security.txt";
export const HIDDEN_FILE = "/.notes/secret.txt";
/** Too large to be held in memory, and 32 of them too large for the network's own buffers. */
export const PICTURE = "not really a picture. ".repeat(50_000);
/** Long enough to be worth compressing. */
const FILLING = "<p>Excavaciones y obra civil en Bizkaia desde 1977.</p>\n".repeat(40);

function page(language: string, title: string): string {
  return `<!DOCTYPE html><html lang="${language}"><title>${title}</title><script>${INLINE_SCRIPT}</script>
<style>p{margin:0}</style><h1 style="color:#17211b">${title}</h1>${FILLING}</html>`;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "small-site-"));
}

/** Builds it as `dist` in that folder and tells where it is. */
export async function buildSmallSite(
  root: string,
  build: PageSettings = readPageSettings({}),
): Promise<string> {
  const dist = join(root, "dist");
  const files: Record<string, string> = {
    "404.html": page(DEFAULT_LANGUAGE, "404 Page Not Found"),
    [SITE_FACTS_FILE]: JSON.stringify({
      moved: { [OLD_PROJECT_PATH]: PROJECT_PATH },
      company: { name: "Harlur", email: "info@harlur.example" },
      subjects: SUBJECTS,
    }),
    "robots.txt": "User-agent: *\n",
    "share.png": PICTURE,
    [OWN_PAGE]: `google-site-verification: google0a1b2c3d.html<script>${INLINE_SCRIPT}</script>`,
    [WELL_KNOWN_FILE]: "Contact: mailto:info@harlur.example\n",
    [HIDDEN_FILE]: "not for visitors",
    [DRAWING]: `<svg xmlns="http://www.w3.org/2000/svg"/>`,
    [HASHED_FILE]: "export const machines = [];\n".repeat(40),
  };
  for (const language of LANGUAGES) {
    for (const path of [...Object.values(PAGE_PATHS), PROJECT_PATH, FLEET_PATH]) {
      files[`${language}${path === "/" ? "/index" : path}.html`] = page(language, `${language} ${path}`);
    }
    if (language !== DEFAULT_LANGUAGE) files[`${language}/404.html`] = page(language, "404 Page Not Found");
    files[`${language}/proyectos/404.html`] = page(language, `${language} no project`);
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
  await prepareSite(dist, build);
  return dist;
}
