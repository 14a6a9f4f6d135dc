/** Puts values into the gaps of a text: `fill("{shown} de {total}", { shown: 3, total: 83 })`. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
