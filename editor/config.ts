/** What Keystatic shows in the browser. */
import { collection, config, fields, singleton } from "@keystatic/core";
import type { z } from "zod";
import { FILES } from "../src/site/content/files.ts";
import { slug, text } from "../src/site/content/schema/base.ts";
import { projectSchema } from "../src/site/content/schema/projects.ts";
import {
  FILE_LABELS,
  LEGAL_TEXT_FOLDER,
  LEGAL_TEXT_LABEL,
  MENU,
  PROJECT_FOLDER,
  PROJECT_LABEL,
} from "./entries.ts";
import { fieldsOf, patternOf } from "./fields.ts";
import { markdownField } from "./inputs/markdown-field.tsx";
import { nameField } from "./inputs/name-field.tsx";
import "./drafts-of-this-window.ts";
import "./form-script.ts";
import "./no-overlay.css";
import "./notices.css";
import "./row-mistake.ts";
import "./send-update.ts";

// A saved file reloads the site's pages; here that would throw away what is being written.
import.meta.hot?.on("vite:beforeFullReload", (payload) => {
  payload.path = "/no-page-of-the-editor.html";
});

const singletons = Object.fromEntries(
  Object.entries(FILES).map(([name, schema]) => [
    name,
    singleton({
      label: FILE_LABELS[name as keyof typeof FILES], // `entries` forgets the names
      path: name,
      format: "yaml",
      schema: fieldsOf(schema, name),
    }),
  ]),
);

/** The file's name: part of the address, and no field of the file itself. */
const named = (description: string, schema: z.ZodType) => ({
  label: "Nombre en la dirección",
  description,
  validation: { pattern: patternOf(schema) },
});

export default config({
  storage: { kind: "local" },
  locale: "es-ES",
  ui: { brand: { name: "Tu web" }, navigation: MENU },
  singletons,
  collections: {
    project: collection({
      label: PROJECT_LABEL,
      path: `${PROJECT_FOLDER}/*`,
      format: "yaml",
      slugField: "slug",
      columns: ["title" as "slug"], // what `fieldsOf` adds is not in the type
      schema: {
        slug: nameField(
          named(
            "Como en /proyectos/mejora-carretera-bi-631: unas palabras, y los guiones se ponen solos.",
            slug,
          ),
        ),
        ...fieldsOf(projectSchema, PROJECT_FOLDER),
      },
    }),
    legalText: collection({
      label: LEGAL_TEXT_LABEL,
      path: `${LEGAL_TEXT_FOLDER}/*`,
      format: { contentField: "text" },
      slugField: "slug",
      entryLayout: "form",
      schema: {
        slug: fields.text(named("La página y el idioma: aviso-legal.es, aviso-legal.eu.", text(80))),
        updated: fields.text({ label: "Fecha de la última revisión" }),
        text: markdownField,
      },
    }),
  },
});
