/** `npm run edit`: the owner's editor, the site as it will be and the publication page, for this machine only. */
import { realpathSync } from "node:fs";
import { join } from "node:path";
import keystatic from "@keystatic/astro";
import { type AstroIntegration, dev } from "astro";
import { editorRoutes } from "./routes.ts";
import { spanishWords } from "./spanish.ts";

const DEFAULT_PORT = 4321;
const root = process.cwd();
const CONFIG = join(import.meta.dirname, "config.ts");

const editor: AstroIntegration = {
  name: "editor",
  hooks: {
    "astro:config:setup": ({ updateConfig, injectRoute }) => {
      updateConfig({
        vite: {
          cacheDir: "node_modules/.vite-editor",
          resolve: { alias: { "virtual:keystatic-config": CONFIG } },
          // All is found and bundled once, at the start: what is found later reloads the editor while one writes.
          optimizeDeps: {
            entries: [CONFIG, "!**/*.test.*"],
            rolldownOptions: { plugins: [spanishWords] },
          },
          // Packages may be linked from elsewhere, and so may the company's folders: see deploy/upgrade.sh.
          server: {
            fs: { allow: [root, ...["node_modules", "content", "public"].map((name) => realpathSync(name))] },
          },
        },
      });
      for (const page of ["editor", "publicar"]) {
        const entrypoint = join(import.meta.dirname, `pages/${page}.astro`);
        injectRoute({ pattern: `/${page}`, entrypoint, prerender: false });
      }
    },
    "astro:server:setup": ({ server }) => {
      server.middlewares.use(editorRoutes(root));
    },
  },
};

const server = await dev({
  logLevel: "error",
  server: { host: "127.0.0.1", port: Number(process.env.EDIT_PORT ?? DEFAULT_PORT) },
  integrations: [keystatic(), editor],
});
process.stdout.write(`\nEl editor está en http://127.0.0.1:${server.address.port}/\nPara pararlo: Ctrl-C\n`);

async function stop(): Promise<void> {
  await server.stop();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
