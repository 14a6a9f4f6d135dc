/** What can be chosen at this moment, read from files that may have mistakes. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parsePlainYaml } from "../contract/plain-yaml.ts";
import type { ContentIconName } from "../src/site/icons.ts";
import { MUNICIPALITY_NAMES } from "../src/site/province-map.ts";
import type { Choice } from "./inputs/asked-choices.ts";

/** By what they show. */
const ICON_LABELS: Readonly<Record<ContentIconName, string>> = {
  excavaciones: "Retroexcavadora",
  urbanizacion: "Calle",
  transporte: "Camión",
  taludes: "Talud",
  suministros: "Piedras",
  machaqueo: "Trituradora",
  cisterna: "Cisterna",
  derribos: "Derribo",
  forestal: "Árbol",
  quality: "Medalla",
  environment: "Hoja",
  safety: "Casco",
  professionalism: "Casa",
  innovation: "Compás",
  sustainability: "Brote",
  check: "Marca",
  clock: "Reloj",
  document: "Documento",
  pin: "Lugar",
  phone: "Teléfono",
  mail: "Sobre",
};

/** @param of as in the schema: `icons`, `projects`, `municipalities`, `machinery.types`, `machinery.subcategories` */
export function choices(contentFolder: string, of: string): Choice[] {
  if (of === "icons") return Object.entries(ICON_LABELS).map(([value, label]) => ({ value, label }));
  if (of === "projects") return projects(contentFolder);
  if (of === "municipalities") return MUNICIPALITY_NAMES.map((name) => ({ value: name, label: name }));
  const [file = "", list = ""] = of.split(".");
  const content: unknown = readYaml(join(contentFolder, `${file.replace(/\W/g, "")}.yaml`));
  if (list === "subcategories")
    return listIn(content, "categories").flatMap((one) => named(listIn(one, list)));
  return named(listIn(content, list));
}

function projects(contentFolder: string): Choice[] {
  const folder = join(contentFolder, "projects");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => choiceOf(file.replace(/\.yaml$/, ""), member(readYaml(join(folder, file)), "title")));
}

/** Nothing of a file that cannot be read. */
export function readYaml(file: string): unknown {
  try {
    return parsePlainYaml(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function named(entries: readonly unknown[]): Choice[] {
  return entries.flatMap((entry) => {
    const id = member(entry, "id");
    return typeof id === "string" ? [choiceOf(id, member(entry, "title"))] : [];
  });
}

function choiceOf(value: string, title: unknown): Choice {
  const spanish = member(title, "es");
  return { value, label: typeof spanish === "string" ? spanish : value };
}

function listIn(value: unknown, key: string): unknown[] {
  const list = member(value, key);
  return Array.isArray(list) ? list : [];
}

function member(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}
