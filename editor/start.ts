/** `npm run edit`: the owner's editor, the site as it will be and the publication page, for this machine only. */
import { join } from "node:path";
import keystatic from "@keystatic/astro";
import { type AstroIntegration, dev } from "astro";
import { keystaticChanges } from "./keystatic-changes.ts";
import { editorRoutes } from "./routes.ts";
import { servedFolders } from "./served-files.ts";
import { spanishWords } from "./spanish.ts";

const DEFAULT_PORT = 4321;
const root = process.cwd();
const CONFIG = join(import.meta.dirname, "config.ts");
const PAGES = {
  "/editor": "editor.astro",
  "/publicar": "publicar.astro",
  "/estado": "estado.astro",
  "/mensajes": "mensajes/lista.astro",
  "/mensajes/exportar": "mensajes/exportar.ts",
  "/mensajes/[id]": "mensajes/mensaje.astro",
  "/mensajes/[id]/[kind]/[position]": "mensajes/archivo.ts",
};
/** The one script outside of it that needs a package. */
const DRAFTS_SCRIPT = join(import.meta.dirname, "drafts-script.ts");

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
            entries: [CONFIG, DRAFTS_SCRIPT, "!**/*.test.*"],
            rolldownOptions: { plugins: [keystaticChanges, spanishWords] },
          },
          server: { fs: { allow: servedFolders(root) } },
        },
      });
      for (const [pattern, file] of Object.entries(PAGES)) {
        injectRoute({ pattern, entrypoint: join(import.meta.dirname, "pages", file), prerender: false });
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
