/** `npm run edit`: the owner's editor, the site as it will be, publication, messages and state; for this machine only, or behind a proxy. */
import "./development.ts";
import { join } from "node:path";
import keystatic from "@keystatic/astro";
import { type AstroIntegration, dev } from "astro";
import { endWithNpm } from "../server/application/end-with-npm.ts";
import { deskUrlOf, orExit, processEnvironment } from "../server/config/config.ts";
import { afterChanges } from "./after-changes.ts";
import { refusal } from "./guard.ts";
import { keystaticChanges } from "./keystatic-changes.ts";
import { editorRoutes } from "./routes.ts";
import { servedFolders } from "./served-files.ts";
import { spanishWords } from "./spanish.ts";

endWithNpm();

const DEFAULT_PORT = 4321;
const root = process.cwd();
const deskUrl = orExit(() => deskUrlOf(processEnvironment()));
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
const PREVIEW_PAGE_SCRIPT = join(import.meta.dirname, "preview-page-script.ts");

const editor: AstroIntegration = {
  name: "editor",
  hooks: {
    "astro:config:setup": ({ updateConfig, injectRoute, injectScript }) => {
      updateConfig({
        vite: {
          cacheDir: "node_modules/.vite-editor",
          resolve: { alias: { "virtual:keystatic-config": CONFIG } },
          // All is found and bundled once, at the start: what is found later reloads the editor while one writes.
          optimizeDeps: {
            entries: [CONFIG, DRAFTS_SCRIPT, "!**/*.test.*"],
            rolldownOptions: {
              plugins: [keystaticChanges, spanishWords],
              // React as visitors get it: the one for developers takes seconds more to show a form.
              transform: { define: { "process.env.NODE_ENV": '"production"' } },
              // Seven megabytes are parsed each time a form is opened.
              output: { minify: true },
            },
          },
          oxc: { jsx: { development: false } },
          // The proxy would not look for it elsewhere.
          server: { fs: { allow: servedFolders(root) }, strictPort: deskUrl !== undefined },
        },
      });
      injectScript("page", `import ${JSON.stringify(PREVIEW_PAGE_SCRIPT)};`);
      for (const [pattern, file] of Object.entries(PAGES)) {
        injectRoute({ pattern, entrypoint: join(import.meta.dirname, "pages", file), prerender: false });
      }
    },
    "astro:server:setup": ({ server }) => {
      server.middlewares.use(editorRoutes(root, deskUrl));
      server.middlewares.use(afterChanges(server.watcher));
      // By which pages learn that a file has changed; these requests pass by the routes.
      server.httpServer?.prependListener("upgrade", (request, socket) => {
        const asPage = { ...request, method: "GET", headers: request.headers };
        if (refusal(asPage, deskUrl)) socket.destroy();
      });
    },
  },
};

const port = Number(process.env.EDIT_PORT ?? DEFAULT_PORT);
const server = await dev({
  logLevel: "error",
  // The guard looks at the origin, and knows it behind a proxy too.
  security: { checkOrigin: false },
  server: {
    host: "127.0.0.1",
    port,
    allowedHosts: deskUrl ? [new URL(deskUrl).hostname] : [],
  },
  integrations: [keystatic(), editor],
}).catch((error: unknown): never => {
  if (!String(error).endsWith("already in use")) throw error;
  process.stderr.write(`El puerto ${port} ya está en uso: quizá el editor ya está en marcha.\n`);
  process.exit(1);
});
const addresses = [`http://127.0.0.1:${server.address.port}/`, ...(deskUrl ? [`${deskUrl}/`] : [])];
process.stdout.write(`\nEl editor está en ${addresses.join(" y en ")}\nPara pararlo: Ctrl-C\n`);

async function stop(): Promise<void> {
  await server.stop();
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
