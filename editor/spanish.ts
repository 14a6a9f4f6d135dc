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
const STRING = /(?<=children: |label: |title: |Label: |\? |: )"([A-Z][^"\n]*)"/g;

/** Applied while the development server bundles its packages. */
export const spanishWords = {
  name: "spanish-words",
  transform: {
    filter: { id: /@keystatic\/core\/dist/ },
    handler: (code: string) =>
      code.replace(STRING, (whole, word: string) => (word in WORDS ? JSON.stringify(WORDS[word]) : whole)),
  },
};
