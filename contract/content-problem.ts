/** A mistake in the content as data, from the check to the terminal, the editor and the build; the words are made here. */
import { z } from "zod";

type Value = string | number | readonly string[];
type Values = Readonly<Record<string, Value>>;

const list = (value: Value | undefined) => (Array.isArray(value) ? value : [value]).join(", ");
const quoted = (value: Value | undefined) =>
  (Array.isArray(value) ? value : [value]).map((one) => `«${one}»`).join(", ");
const counted = (count: Value | undefined, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const oneOf = ({ choices }: Values) => `pon uno de estos: ${list(choices)}.`;
const placeholders = ({ choices }: Values) =>
  `Se puede poner: ${(Array.isArray(choices) ? choices : []).map((name) => `{{${name}}}`).join(", ")}.`;

/** What is wrong and what to do, for the owner. */
const SENTENCES = {
  // files
  "file-missing": () => "falta este archivo; vuelve a ponerlo.",
  "legal-text-missing": () => "falta este archivo; la página está en content/legal.yaml.",
  "file-name": () =>
    "el nombre del archivo es parte de la dirección; usa minúsculas sin tilde, cifras y guiones.",
  "no-project": () => "no hay ningún proyecto; deja al menos uno.",
  "not-utf8": () =>
    "las tildes no se leen, porque el archivo no está guardado como UTF-8; guárdalo con la codificación UTF-8.",
  "leads-elsewhere": () =>
    "es un enlace a algo de fuera de la web y se publicaría; pon aquí el archivo mismo o bórralo.",
  // YAML
  "text-begins-with-brace": () => "un texto que empieza por una llave va entre comillas.",
  "repeated-field": () => "este nombre está dos veces en el mismo grupo; deja uno.",
  tabulator: () => "la línea empieza con un tabulador; usa espacios.",
  indentation: () =>
    "los espacios del principio de la línea no cuadran con las de alrededor, o falta poner entre comillas un texto con dos puntos.",
  "not-closed": () =>
    "falta cerrar unas comillas, un corchete o una llave, o quedan letras después de ellas.",
  "not-understood": () =>
    "no se entiende; mira si falta un espacio después de los dos puntos, unas comillas o la sangría.",
  "anchor-or-alias": ({ found }) =>
    `«${found}» repite otra parte del archivo, y aquí no se puede; escribe el texto entero o, si es un texto, ponlo entre comillas.`,
  "text-cut-by-comment": () =>
    "el texto se corta en « #», porque ahí empieza un comentario; pon el texto entero entre comillas.",
  // a value
  "unknown-field": ({ names }) => `sobra ${quoted(names)}; bórralo o corrige el nombre.`,
  missing: ({ kind }) => `falta; escríbelo (${kind}).`,
  "wrong-kind": ({ kind }) => `tiene que ser ${kind}.`,
  "not-a-text": () => "tiene que ser un texto; ponlo entre comillas.",
  "not-a-choice": (values) => `no vale «${values.value}»; ${oneOf(values)}`,
  "not-an-email": ({ value }) => `«${value}» no es una dirección de correo.`,
  "wrong-form": ({ value, rule }) => `no vale «${value}»: ${rule}.`,
  "other-rule": ({ rule }) => `${rule}.`,
  empty: () => "está vacío; escríbelo.",
  "too-short": ({ limit }) => `es corto; ${limit} letras como mínimo.`,
  "too-long": ({ limit, length }) => `es largo; acórtalo a ${limit} letras como mucho (tiene ${length}).`,
  "too-many": ({ limit }) => `hay demasiados; ${limit} como mucho.`,
  "too-few": ({ limit }) => `hay pocos; ${limit} como mínimo.`,
  "too-large": ({ limit }) => `es demasiado; ${limit} como mucho.`,
  "too-small": ({ limit }) => `es poco; ${limit} como mínimo.`,
  "unknown-fact": (values) => `no hay ningún dato «${values.name}». ${placeholders(values)}`,
  "stray-brace": (values) =>
    `sobra «${values.near}»: un dato se escribe entre dos llaves, como {{founded}}. ${placeholders(values)}`,
  "braces-not-closed": (values) =>
    `hay unas llaves sin cerrar: un dato se escribe entre dos, como {{founded}}. ${placeholders(values)}`,
  // what several values or files say together
  "used-twice": ({ name }) => `«${name}» ya está puesto antes; cámbialo o bórralo.`,
  "no-such-picture": ({ name }) =>
    `no hay ninguna imagen «${name}» en content/images; ponla ahí o corrige el nombre.`,
  "no-such-choice": (values) => `no existe «${values.name}»; ${oneOf(values)}`,
  "other-category": ({ name, owner, category }) =>
    `«${name}» es una subcategoría de ${owner}, no de ${category}.`,
  "no-such-municipality": ({ name, choices }) =>
    `el mapa no conoce el municipio «${name}»; escríbelo como en el mapa (${list(choices)}…) o déjalo vacío.`,
  "no-such-document": ({ name }) =>
    `no hay ningún documento «${name}» en la carpeta public; ponlo ahí, corrige el nombre o pon una dirección que empiece por https://.`,
  "tonnes-of-what": ({ type }) =>
    `di en el tipo ${type} si estas toneladas son de carga o de peso (tonnes: load o tonnes: weight).`,
  "other-band": ({ tonnes, fitting, band }) =>
    `${Number(tonnes).toLocaleString("es-ES")} toneladas son del tramo «${fitting}», no de «${band}».`,
  // what may be published all the same
  "certificate-gone": ({ name }) =>
    `nombra «${name}», que ya no está entre los certificados; quítalo del texto si ya no vale.`,
  "band-without-machine": ({ name }) =>
    `ninguna máquina es del tramo «${name}», y en la web no sale nada al elegirlo; ponle una o quítalo.`,
  "one-of-many": ({ found }) =>
    `dice «${found}», y ahora solo hay uno; escríbelo en singular, también en euskera.`,
  "moved-but-there": ({ name }) => `el proyecto «${name}» sigue en la web; bórralo o quita esta línea.`,
  "one-page-of-role": ({ role }) => `una página legal, y solo una, lleva «role: ${role}»; la web la enlaza.`,
  "address-taken": ({ slug }) =>
    `«${slug}» ya es la dirección de otra página; pon otra, y cambia igual el nombre de sus dos archivos en content/legal.`,
  "old-wordmark": ({ wordmark, name }) =>
    `el logotipo dice «${wordmark}», pero la empresa se llama «${name}»; cámbialo o borra la línea.`,
  "one-date-only": () => "un horario de unas fechas lleva las dos, «Desde» y «Hasta»; pon la que falta.",
  "day-with-hours": ({ day, other }) =>
    `«${day}» ya tiene su horario en «${other}»; quítalo de uno de los dos o di entre qué fechas vale este.`,
  "no-contrast": ({ words }) => `${words} no se leería bien; elige colores con más contraste.`,
  // legal texts
  "no-date": () =>
    "el texto empieza con tres guiones, una línea «updated: Abril de 2025» y otros tres guiones.",
  "other-sections": ({ sections, wanted }) =>
    `tiene ${counted(sections, "apartado", "apartados")} (##) y en castellano hay ${wanted}; pon en los dos idiomas los mismos.`,
  "other-paragraphs": ({ heading, paragraphs, wanted }) =>
    `${heading === "" ? "antes del primer apartado" : `en el apartado «${heading}»`} tiene ${counted(paragraphs, "párrafo o punto", "párrafos o puntos")} y en castellano hay ${wanted}; pon en los dos idiomas los mismos.`,
  html: ({ found }) =>
    `lleva HTML («${found}»), que no se publica; escríbelo con las marcas de siempre: **negrita**, [enlace](https://…).`,
  "link-elsewhere": ({ found }) =>
    `el enlace «${found}» no vale; empieza por https://, mailto:, tel:, / o #.`,
  // pictures
  "unknown-picture-kind": () =>
    "una foto de esta clase no se puede mostrar; guárdala como JPEG y borra esta. En un iPhone: Ajustes › Cámara › Formatos › «El más compatible».",
  "unreadable-picture": () => "no se puede leer; guárdala otra vez como JPEG o PNG y vuelve a ponerla.",
  "drawing-as-picture": () => "un SVG solo vale para el logotipo; pon aquí una foto JPEG o PNG.",
  "picture-too-narrow": ({ width, height, least }) =>
    `la imagen mide ${width} × ${height} píxeles; pon una de ${least} de ancho como mínimo.`,
  "logo-too-heavy": ({ kilobytes, most }) =>
    `el logotipo pesa ${kilobytes} kB; guárdalo más pequeño, en ${most} kB como mucho.`,
  "logo-not-plain": ({ found }) =>
    `este SVG lleva «${found}», que un logotipo no necesita; expórtalo como SVG sencillo, con los textos en trazados, o guárdalo como PNG.`,
  "letter-not-in-font": ({ letter }) => `el logotipo no tiene la letra «${letter}»; pon otra.`,
} as const satisfies Record<string, (values: Values) => string>;

export type ProblemCode = keyof typeof SENTENCES;
const CODES = Object.keys(SENTENCES) as [ProblemCode, ...ProblemCode[]]; // `keys` forgets the names

const step = z.object({
  key: z.union([z.string(), z.number()]),
  /** as the editor labels the field; of an entry of a list, its number */
  title: z.string(),
  /** of an entry of a list: what the owner calls it, `Develon DX225LC-7` */
  name: z.string().optional(),
});

export const contentProblemSchema = z.object({
  /** `content/services.yaml` */
  file: z.string(),
  line: z.number().optional(),
  /** the way to the field from the top of the file */
  field: z.array(step),
  code: z.enum(CODES),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});
export type ContentProblem = z.infer<typeof contentProblemSchema>;
export type ContentPlace = Pick<ContentProblem, "file" | "line" | "field">;

export function contentProblem(
  place: ContentPlace,
  code: ProblemCode,
  values: ContentProblem["values"] = {},
): ContentProblem {
  return { ...place, code, values };
}

export const sentenceOf = ({ code, values }: Pick<ContentProblem, "code" | "values">): string =>
  SENTENCES[code](values);

/** `content/services.yaml, línea 12, «services.3.title.eu» (Servicios › 4 › Título › Euskera): es largo…` */
export function describeProblem(problem: ContentProblem): string {
  const { file, line, field } = problem;
  const titles = field.map(({ title }) => title).filter(Boolean);
  return [
    file,
    line !== undefined && `, línea ${line}`,
    field.length > 0 && `, «${field.map(({ key }) => key).join(".")}»`,
    titles.length > 0 && ` (${titles.join(" › ")})`,
    `: ${sentenceOf(problem)}`,
  ]
    .filter(Boolean)
    .join("");
}

/** All of them, under a heading. */
export function describeProblems(problems: readonly ContentProblem[]): string {
  const heading = problems.length === 1 ? "Hay un error" : `Hay ${problems.length} errores`;
  return `${heading} en el contenido:\n${problems.map((problem) => `  ${describeProblem(problem)}`).join("\n")}`;
}
