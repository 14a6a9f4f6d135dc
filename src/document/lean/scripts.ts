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

/** Names one script in the place of all; `start-script.ts` fetches it. */
export function withOneScript(html: string, address: string): string {
  const head = html.slice(0, html.length - bodyOf(html).length);
  const body = bodyOf(html).replace(INLINE, "");
  return `${head}${body}`.replace(MODULE, "").replace("<html ", `<html data-start="${address}" `);
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
