/** What the editor opens: every file of `content/`, with its name for the owner and its schema. */
import type { z } from "zod";
import { legalAddress, pageAddress, projectAddress } from "../contract/routes.ts";
import { FILES } from "../src/site/content/files.ts";
import { projectSchema } from "../src/site/content/schema/projects.ts";

type FileName = keyof typeof FILES;

/** In the order of the editor's menu. */
export const MENU: Record<string, (FileName | "project" | "legalText")[]> = {
  Proyectos: ["project", "projects"],
  Páginas: ["home", "pages", "services", "machinery", "about", "questions", "certificates"],
  "La empresa": ["company", "navigation", "subjects", "theme"],
  "Textos legales": ["legal", "legalText", "cookies"],
  Palabras: ["terms"],
};

export const FILE_LABELS: Readonly<Record<FileName, string>> = {
  company: "Datos de la empresa",
  pages: "Titulares y buscadores",
  home: "Portada",
  about: "Nosotros",
  services: "Servicios",
  machinery: "Maquinaria",
  projects: "Orden y filtros",
  certificates: "Certificados",
  questions: "Preguntas frecuentes",
  subjects: "Asuntos del formulario",
  cookies: "Cookies",
  terms: "Términos",
  navigation: "Menú",
  legal: "Páginas legales",
  theme: "Colores",
};
export const PROJECT_LABEL = "Proyectos";
export const LEGAL_TEXT_LABEL = "Textos legales";

/** The page on which each one is best seen; the name of a file of its own stands for the asterisk. */
export const PREVIEWS: Readonly<Partial<Record<FileName | "project" | "legalText", string>>> = {
  company: pageAddress("es", "contact"),
  home: pageAddress("es", "home"),
  about: pageAddress("es", "about"),
  services: pageAddress("es", "services"),
  machinery: pageAddress("es", "machinery"),
  projects: pageAddress("es", "projects"),
  certificates: pageAddress("es", "home"),
  questions: pageAddress("es", "home"),
  subjects: pageAddress("es", "contact"),
  pages: pageAddress("es", "home"),
  navigation: pageAddress("es", "home"),
  theme: pageAddress("es", "home"),
  project: projectAddress("es", "*"),
  legalText: legalAddress("es", "*"),
};

/** Where a list of files is open, and none of them. */
export const LIST_PREVIEWS: Readonly<Record<string, string>> = { project: pageAddress("es", "projects") };

/** Below `content/`: the editor reads and writes nowhere else. */
export const PROJECT_FOLDER = "projects";
export const LEGAL_TEXT_FOLDER = "legal";
/** Below content/images: what lies there is a logo and stays a drawing. */
export const LOGO_FOLDER = "logo";

/** The schema of `home.yaml` or `projects/mi-obra.yaml`; texts in Markdown have none. */
export function schemaOf(path: string): z.ZodType | undefined {
  if (path.startsWith(`${PROJECT_FOLDER}/`)) return projectSchema;
  const name = path.replace(/\.yaml$/, "");
  return Object.hasOwn(FILES, name) ? FILES[name as FileName] : undefined; // hasOwn tells no types
}

/** `home.yaml`, `projects/mi-obra.yaml` or `legal/aviso-legal.es.md`: which entry of the editor that is. */
function entryOf(path: string) {
  const [, folder, name = ""] = path.match(/^(?:(projects|legal)\/)?([^/]+)\.(?:yaml|md)$/) ?? [];
  if (folder === PROJECT_FOLDER) return { kind: "project", name } as const;
  if (folder === LEGAL_TEXT_FOLDER) return { kind: "legalText", name } as const;
  return Object.hasOwn(FILES, name) ? ({ kind: "file", name: name as FileName } as const) : undefined; // as above
}

/** The file's address in the editor. */
export function addressOf(path: string): string | undefined {
  const entry = entryOf(path);
  if (entry?.kind === "file") return `/keystatic/singleton/${entry.name}`;
  return entry && `/keystatic/collection/${entry.kind}/item/${encodeURIComponent(entry.name)}`;
}

/** @param field the titles on the way to it */
export function linkTo(address: string, field?: string): string {
  const query = new URLSearchParams({ abrir: address, ...(field && { campo: field }) });
  return `/editor?${query}`;
}

/** What the owner calls the file. */
export function labelOf(path: string): string {
  const entry = entryOf(path);
  if (entry?.kind === "file") return FILE_LABELS[entry.name];
  if (entry?.kind === "project") return `Proyecto ${entry.name}`;
  if (entry?.kind === "legalText") return `Texto legal ${entry.name}`;
  if (path.startsWith("images/")) return `Foto ${path.slice("images/".length)}`;
  const [, words] = path.match(/^words\.(\w+)\.txt$/) ?? [];
  if (words) return `Palabras apuntadas (${words})`;
  return path.endsWith(".pdf") ? `Documento ${path.slice(path.lastIndexOf("/") + 1)}` : path;
}

/** @param file from the project's folder: `content/images/projects/mi-obra.webp` is «Foto projects/mi-obra.webp» */
export function fileLabel(file: string): string {
  return labelOf(file.replace(/^content\//, ""));
}
