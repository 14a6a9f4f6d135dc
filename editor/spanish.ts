/** Keystatic speaks Spanish but for these words, which it has only in English. */
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
  "Are you sure? This action cannot be undone.": "¿Seguro? No se puede deshacer.",
};
/** Beginnings of sentences with a number in them. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/Must have at least (?=\$\{)/g, "Como mínimo, "],
  [/Must have at most (?=\$\{)/g, "Como mucho, "],
  [/(?<=\$\{label\}) must be at least (?=\$\{)/g, ": como mínimo, "],
  [/(?<=\$\{label\}) must be at most (?=\$\{)/g, ": como mucho, "],
  [/(?<=\$\{label\}) is required/g, ": falta; escríbelo"],
  [/(?<=singular: )["']item["']/g, '"elemento"'],
];
const STRING = /(?<=children: |label: |title: |Label: |\? |: )"([A-Z][^"\n]*)"/g;

/** Applied while the development server bundles its packages. */
export const spanishWords = {
  name: "spanish-words",
  transform: {
    filter: { id: /@keystatic\/core\/dist/ },
    handler: (code: string) =>
      SENTENCES.reduce(
        (text, [english, spanish]) => text.replace(english, spanish),
        code.replace(STRING, (whole, word: string) => (word in WORDS ? JSON.stringify(WORDS[word]) : whole)),
      ),
  },
};
