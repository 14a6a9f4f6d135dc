/** Keystatic speaks Spanish but for these words, which it has only in English. */
import { createHash } from "node:crypto";

const WORDS: Readonly<Record<string, string>> = {
  Save: "Guardar",
  Create: "Crear",
  Unsaved: "Sin guardar",
  Done: "Listo",
  Cancel: "Cancelar",
  Reset: "Deshacer los cambios",
  "Reset changes": "Deshacer los cambios",
  "Edit item": "Editar",
  "Add item": "Agregar",
  "Copy entry": "Copiar",
  "Paste entry": "Pegar",
  "Delete entry": "Borrar",
  "Delete entry\\u2026": "Borrar…",
  "Duplicate entry\\u2026": "Duplicar…",
  "Are you sure? This action cannot be undone.":
    "¿Seguro? Queda al menos treinta días en la papelera, abajo en Publicar.",
  "Yes, delete": "Sí, borrar",
  "Save and duplicate entry": "Guardar y duplicar",
  "Save and duplicate": "Guardar y duplicar",
  "You have unsaved changes. Save this entry to duplicate it.":
    "Hay cambios sin guardar. Guárdalos para duplicarlo.",
  "Entry created": "Creado",
  "Entry pasted": "Pegado",
  "Entry not found in clipboard": "No hay nada copiado que se pueda pegar.",
  "Failed to paste because clipboard access was denied": "El navegador no deja leer lo copiado.",
  "Failed to read clipboard": "No se puede leer lo copiado.",
  "Entry not found.":
    "No se encuentra: se ha quitado o tiene ya otro nombre. Si dejaste algo sin guardar, sale en Agregar.",
  Undo: "Deshacer",
  "Empty list": "La lista está vacía",
  "Add the first item to see it here.": "Lo que agregues sale aquí.",
  "Empty collection": "Todavía no hay ninguno",
  "There aren't any entries yet.": "Todavía no hay ninguno.",
  "Create the first entry": "Crear el primero",
  "No results": "Sin resultados",
  "Contains invalid fields. Please edit.": "Tiene algo que corregir.",
  "Other changes have been made to this entry since the draft. You may want to discard the draft changes.":
    "El archivo ha cambiado desde que empezaste a escribir: al guardar se juntan los cambios.",
  "Restored draft from ": "Vuelve lo que dejaste sin guardar ",
  Light: "Claro",
  Dark: "Oscuro",
  System: "Como el ordenador",
  Add: "Agregar",
  "Saving changes": "Guardando",
  "Creating entry": "Creando",
  "Loading Item": "Cargando",
  "Loading Entries": "Cargando",
  Name: "Nombre",
  Slug: "Nombre en la dirección",
  "Open app navigation": "Abrir el menú",
  "Not found": "No se encuentra",
  "This page could not be found.": "Esta página no existe.",
};
/** Beginnings of sentences with a number in them, and words that begin small. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/Must have at least (?=\$\{)/g, "Como mínimo, "],
  [/Must have at most (?=\$\{)/g, "Como mucho, "],
  [/(?<=\$\{label\}) must be at least (?=\$\{)/g, ": como mínimo, "],
  [/(?<=\$\{label\}) must be at most (?=\$\{)/g, ": como mucho, "],
  [/(?<=\$\{label\}) is required/g, ": falta; escríbelo"],
  [/(?<="aria-label": )"theme"/g, '"Claro u oscuro"'],
  [/(?<="aria-label": )"show search"/g, '"Buscar"'],
  // of the menu of three dots
  [/(?<=undefined : )'…'/g, "'Más acciones'"],
  [/(?<=singular: )["']item["']/g, '"elemento"'],
  [/(?<=singular: )["']entry["']/g, '"elemento"'],
  [/(?<=plural: )["']entries["']/g, '"elementos"'],
  [/No items matching "(\$\{\w+\})" were found\./g, "No hay nada con «$1»."],
];
/** What is shown: a child, a label, a title or a name, a choice between two, or a passing message. */
const STRING =
  /(?<=children: \[?|label"?: |title: |Label: |name: |\? |: |toastQueue\.\w+\()(?:"([A-Z][^"\n]*)"|'([A-Z][^'\n]*)')/g;

/** The development server keeps its bundles until a plugin has another name. */
export function nameByContent(name: string, content: unknown): string {
  return `${name}-${createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12)}`;
}

/** Applied while the development server bundles its packages. */
export const spanishWords = {
  name: nameByContent("spanish-words", [WORDS, SENTENCES.map(String), String(STRING)]),
  transform: {
    filter: { id: /@keystatic\/core\/dist|@keystar\/ui\/dist/ },
    handler: (code: string) =>
      SENTENCES.reduce(
        (text, [english, spanish]) => text.replace(english, spanish),
        code.replace(STRING, (whole, double?: string, single?: string) => {
          const spanish = WORDS[double ?? single ?? ""];
          return spanish ? JSON.stringify(spanish) : whole;
        }),
      ),
  },
};
