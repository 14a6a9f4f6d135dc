/**
 * What runs on a page before anyone touches it comes as a handful of small modules, and Astro writes the runtime of its
 * islands into the document besides. Here they become one file.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { shortHash } from "./short-hash.ts";

/** In the body, a script without attributes is Astro's own; data have a type. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;
const MODULE = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g;

export interface Startup {
  modules: string[];
  inline: string[];
}

export function startupOf(html: string): Startup {
  const body = bodyOf(html);
  return {
    modules: [...html.matchAll(MODULE)].map(([, address = ""]) => address),
    inline: [...body.matchAll(INLINE)].map(([, text = ""]) => text),
  };
}

/** Puts one script in the place of all. */
export function withOneScript(html: string, address: string): string {
  const head = html.slice(0, html.length - bodyOf(html).length);
  const body = bodyOf(html).replace(INLINE, "").replace(MODULE, "");
  return `${head.replace(MODULE, "")}${body.replace("</body>", `<script type="module" fetchpriority="low" src="${address}"></script></body>`)}`;
}

const bodyOf = (html: string) => html.slice(html.indexOf("<body"));

/** Bundles what the document runs at its start; returns the new file's address and text. */
export async function bundleStartup({ modules, inline }: Startup, folder: string) {
  const imports = modules.map((address) => `import ".${address}";`);
  const { outputFiles } = await build({
    stdin: { contents: [...imports, ...inline].join("\n"), resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  const text = outputFiles.map((file) => file.text).join("");
  const address = `/_astro/start.${shortHash(text)}.js`;
  await writeFile(join(folder, address), text);
  return { address, text };
}
