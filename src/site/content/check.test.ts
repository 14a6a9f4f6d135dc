import { describe, expect, test } from "vitest";
import { parse, parseDocument, stringify } from "yaml";
import { type ContentProblem, describeProblem } from "../../../contract/content-problem.ts";
import { BASQUE_ALIASES, FLEET_PATH, PAGE_PATHS } from "../../../contract/routes.ts";
import { isOurs } from "../../../tests/content.ts";
import { ContentError } from "./content-error.ts";
import { content } from "./load.ts";
import { parseAll } from "./parse-all.ts";
import { readFolder } from "./read.ts";
import { WEEKDAYS } from "./schema/company.ts";

const FOLDER = readFolder();
/** As a library writes them: the mistakes below know this layout, and none of the owner's. */
const SOURCES = Object.fromEntries(
  Object.entries(FOLDER.sources).map(([path, source]) => [
    path,
    `# ${path}\n${stringify(parse(source), { lineWidth: 0, blockQuote: false })}`,
  ]),
);
const PROJECT = `projects/${content.projects[0]?.slug}`;

test("the content as it stands has no mistake", () => {
  expect(parseAll(FOLDER)).toEqual(content);
});

/** A slip of the owner: in this file this text becomes another. */
interface Mistake {
  mistake: string;
  file: string;
  from: RegExp;
  to: string;
  /** what the message says after file and line */
  says: string;
}

/** The whole file, without the line of the logo if it has one. */
const ANY_LOGO = /^(?:([\s\S]*)\nlogo: .+)?([\s\S]*)$/;

/** Of the first machine. */
const FIRST_TYPE_USED = /(?<=\n +type: )[\w-]+/;

const ALL_DAYS = Object.keys(WEEKDAYS).join(", ");

const MISTAKES: Mistake[] = [
  {
    mistake: "a municipality by its Spanish name",
    file: PROJECT,
    from: /(?:\nmunicipality: .*)?(?=\ndates:)/,
    to: "\nmunicipality: Munguía",
    says: "(Municipio): el mapa no conoce el municipio «Munguía»; escríbelo como en el mapa (Mungia, ",
  },
  {
    mistake: "a missing Basque text",
    file: "questions",
    from: /\n +eu: [^\n]+/,
    to: "",
    says: "(Preguntas frecuentes › 1 › Pregunta › Euskera): falta; escríbelo (un texto).",
  },
  {
    mistake: "an empty text",
    file: "questions",
    from: /(?<=\n +eu:)[^\n]+/,
    to: "",
    says: "falta; escríbelo",
  },
  {
    mistake: "a text of blanks",
    file: "questions",
    from: /(?<=\n +eu: )[^\n]+/,
    to: '"  "',
    says: "está vacío; escríbelo.",
  },
  {
    mistake: "an unknown language",
    file: "questions",
    from: /\n( +)eu: /,
    to: "\n$1xx: Un\n$1eu: ",
    says: "sobra «xx»; bórralo o corrige el nombre.",
  },
  {
    mistake: "a field that does not exist",
    file: "certificates",
    from: /(?<=- )id: /,
    to: "colour: red\n    id: ",
    says: "sobra «colour»",
  },
  {
    mistake: "a misspelt field",
    file: "certificates",
    from: /(?<=\n +)title:/,
    to: "titel:",
    says: "falta; escríbelo",
  },
  {
    mistake: "a text too long",
    file: "company",
    from: /(?<=\nname: ).+/,
    to: "x".repeat(41),
    says: "«name» (Nombre): es largo; acórtalo a 40 letras como mucho (tiene 41).",
  },
  {
    mistake: "a description that search engines would cut",
    file: "pages",
    from: /(?<=description:\n +es: )(["']?)/,
    to: `$1${"Muy largo ".repeat(16)}`,
    says: "acórtalo a 160 letras como mucho",
  },
  {
    mistake: "a number where a text belongs",
    file: "company",
    from: /(?<=\nname: ).+/,
    to: "45",
    says: "tiene que ser un texto; ponlo entre comillas.",
  },
  {
    mistake: "a text where a number belongs",
    file: "company",
    from: /(?<=founded: ).+/,
    to: "hace mucho",
    says: "«founded» (Año de fundación): tiene que ser un número.",
  },
  {
    mistake: "a year too early",
    file: "company",
    from: /(?<=founded: ).+/,
    to: "1492",
    says: "es poco; 1800 como mínimo.",
  },
  {
    mistake: "a year too late",
    file: "company",
    from: /(?<=founded: ).+/,
    to: "20077",
    says: "es demasiado; 2100 como mucho.",
  },
  {
    mistake: "a mail address without a domain",
    file: "company",
    from: /(?<=\nemail: ).+/,
    to: "info",
    says: "«info» no es una dirección de correo.",
  },
  {
    mistake: "a telephone that cannot be dialled",
    file: "company",
    from: /(?<=\nphone: ).+/,
    to: '"94 600"',
    says: "un teléfono son nueve cifras, o empieza por el prefijo",
  },
  {
    mistake: "a postal code of four figures",
    file: "company",
    from: /(?<=postalCode: ).+/,
    to: '"4810"',
    says: "son cinco cifras.",
  },
  {
    mistake: "an hour that no clock has",
    file: "company",
    from: /(?<=opens: )\d\d:/,
    to: "25:",
    says: "una hora se escribe así: 08:00.",
  },
  {
    mistake: "a day in Spanish",
    file: "company",
    from: /monday/,
    to: "lunes",
    says: "no vale «lunes»; pon uno de estos: monday, tuesday",
  },
  {
    mistake: "a short name with a capital",
    file: "company",
    from: /(?<=shortName: )/,
    to: "X",
    says: "solo minúsculas sin tilde ni espacios.",
  },
  {
    mistake: "a latitude beyond the pole",
    file: "company",
    from: /(?<=latitude: ).+/,
    to: "433.54",
    says: "es demasiado; 90 como mucho.",
  },
  {
    mistake: "no list of hours",
    file: "company",
    from: /officeHours:[\s\S]*?\n(?=\S)/,
    to: "officeHours: []\n",
    says: "(Horario de oficina): hay pocos; 1 como mínimo.",
  },
  {
    mistake: "hours of the summer without the day on which they end",
    file: "company",
    from: /(?<=officeHours:\n)/,
    to: `  - { label: { es: Agosto, eu: Abuztua }, from: 1 de agosto, days: [ monday ], spans: [] }\n`,
    says: "(Horario de oficina › 1 › Hasta): un horario de unas fechas lleva las dos, «Desde» y «Hasta»; pon la que falta.",
  },
  {
    mistake: "a day that is in no year",
    file: "company",
    from: /(?<=officeHours:\n)/,
    to: `  - { label: { es: Agosto, eu: Abuztua }, from: 31 de junio, to: 31/8, days: [ monday ], spans: [] }\n`,
    says: "(Horario de oficina › 1 › Desde): una fecha se escribe así: 1 de agosto.",
  },
  {
    mistake: "hours of August without their dates",
    file: "company",
    from: /(?<=officeHours:\n)/,
    to: `  - { label: { es: Agosto, eu: Abuztua }, days: [ ${ALL_DAYS} ], spans: [] }\n`,
    says: "ya tiene su horario en «Agosto»; quítalo de uno de los dos o di entre qué fechas vale este.",
  },
  {
    mistake: "two hours of the same dates",
    file: "company",
    from: /(?<=officeHours:\n)/,
    to: `${["Agosto", "Verano"].map((name) => `  - { label: { es: ${name}, eu: Uda }, from: 1/8, to: 31/8, days: [ monday ], spans: [] }\n`).join("")}`,
    says: "(Horario de oficina › 2): «Lunes» ya tiene su horario en «Agosto»;",
  },
  {
    mistake: "a picture that does not exist",
    file: "home",
    from: /(?<=image: ).+/,
    to: "escenas/nada",
    says: "no hay ninguna imagen «escenas/nada» en content/images; ponla ahí o corrige el nombre.",
  },
  {
    mistake: "a picture that is left out",
    file: "home",
    from: /(?<=image: ).+/,
    to: '""',
    says: "Imagen): está vacío; escríbelo.",
  },
  {
    mistake: "a picture's name with a blank",
    file: "home",
    from: /(?<=image: ).+/,
    to: "mi foto",
    says: "el nombre de la imagen solo lleva letras",
  },
  {
    mistake: "a picture without words",
    file: "home",
    from: /\n +alt:(?:\n +\w\w: .+)+/,
    to: "",
    says: "(Principio › Imagen en el ordenador › Qué se ve en la imagen): falta",
  },
  {
    mistake: "a focus beyond the picture",
    file: "home",
    from: /(?<=\n)( +)image: .+(?:\n +focus:.*(?:\n +[xy]: .+)*)?/,
    to: "$1image: a\n$1focus: { x: 120, y: 50 }",
    says: "es demasiado; 100 como mucho.",
  },
  {
    mistake: "an unknown icon",
    file: "services",
    from: /(?<=icon: ).+/,
    to: "barco",
    says: "no vale «barco»; pon uno de estos: ",
  },
  {
    mistake: "a layout that does not exist",
    file: "services",
    from: /(?<=layout: ).+/,
    to: "C",
    says: "no vale «C»; pon uno de estos: A, B.",
  },
  {
    mistake: "an anchor with an accent",
    file: "services",
    from: /(?<=- id: ).+/,
    to: "demolición",
    says: "solo minúsculas sin tilde, cifras y guiones",
  },
  {
    mistake: "no feature at all",
    file: "services",
    from: /features:\n(?: +(?:- )?\w\w: .+\n)+/,
    to: "features: []\n",
    says: "hay pocos; 1 como mínimo.",
  },
  {
    mistake: "an unknown subcategory",
    file: "machinery",
    from: /(?<=subcategory: )\w+/,
    to: "barcos",
    says: "no existe «barcos»; pon uno de estos: ",
  },
  {
    mistake: "an unknown category",
    file: "machinery",
    from: /(?<=\n +category: )\w+/,
    to: "barcos",
    says: "no existe «barcos»; pon uno de estos: ",
  },
  {
    mistake: "a subcategory of another category",
    file: "machinery",
    from: new RegExp(`(?<=subcategory: )${content.machinery.types[0]?.subcategory}\\b`),
    to: content.machinery.categories.at(-1)?.subcategories[0]?.id ?? "",
    says: `es una subcategoría de ${content.machinery.categories.at(-1)?.id}, no de `,
  },
  {
    mistake: "a machine of an unknown type",
    file: "machinery",
    from: FIRST_TYPE_USED,
    to: "barco",
    says: "no existe «barco»; pon uno de estos: ",
  },
  {
    mistake: "an unknown band",
    file: "machinery",
    from: /(?<=tonnage: )\S+/,
    to: "90-100",
    says: "no existe «90-100»; pon uno de estos: ",
  },
  {
    mistake: "tonnes in the wrong band",
    file: "machinery",
    from: new RegExp(`(?<=capacity: )[\\d.]+(?=\n +tonnage: ${content.machinery.bands[0]?.id}\n)`),
    to: "199.5",
    says: `199,5 toneladas son del tramo «${content.machinery.bands.at(-1)?.title.es}», no de «${content.machinery.bands[0]?.title.es}».`,
  },
  {
    mistake: "tonnes below nought",
    file: "machinery",
    from: /(?<=capacity: )[\d.]+/,
    to: "-3",
    says: "es poco; 0 como mínimo.",
  },
  {
    mistake: "a comma in a number",
    file: "machinery",
    from: /(?<=capacity: )[\d.]+/,
    to: '"3,5"',
    says: "tiene que ser un número.",
  },
  {
    mistake: "a featured project that does not exist",
    file: "home",
    from: /(?<=featured:\n +- )\S+/,
    to: "otra-obra",
    says: "no existe «otra-obra»; pon uno de estos: ",
  },
  {
    mistake: "an unknown project in the order",
    file: "projects",
    from: /(?<=order:\n +- )\S+/,
    to: "otra-obra",
    says: "no existe «otra-obra»",
  },
  {
    mistake: "a successor that does not exist",
    file: "projects",
    from: /(?<=\n)moved:[\s\S]*/,
    to: "moved:\n  - { from: vieja, to: nueva }",
    says: "no existe «nueva»",
  },
  {
    mistake: "a project of an unknown category",
    file: PROJECT,
    from: /(?<=\ncategory: )\w+/,
    to: "puentes",
    says: "no existe «puentes»",
  },
  {
    mistake: "a project without pictures",
    file: PROJECT,
    from: /images:\n[\s\S]*$/,
    to: "images: []\n",
    says: "(Imágenes): hay pocos; 1 como mínimo.",
  },
  {
    mistake: "a section that does not exist",
    file: "home",
    from: /(?<=sections:\n +- )\w+/,
    to: "barcos",
    says: "no vale «barcos»; pon uno de estos: figures, services",
  },
  {
    mistake: "a section twice",
    file: "home",
    from: /(?<=sections:\n +- )\w+/,
    to: "questions",
    says: "«questions» ya está puesto antes; cámbialo o bórralo.",
  },
  {
    mistake: "no cookie policy",
    file: "legal",
    from: /\n +role: cookies/,
    to: "",
    says: "una página legal, y solo una, lleva «role: cookies»",
  },
  {
    mistake: "a colour by its name",
    file: "theme",
    from: /^colours:[\s\S]*/m,
    to: "colours: { forest: verde }",
    says: "un color se escribe con almohadilla y seis cifras: #1f3d2b.",
  },
  {
    mistake: "a colour that nobody can read",
    file: "theme",
    from: /^colours:[\s\S]*/m,
    to: 'colours: { forest: "#f0f0f0" }',
    says: "no se leería bien; elige colores con más contraste.",
  },
  {
    mistake: "a text cut at a hash",
    file: "questions",
    from: /(?<=\n +es: )[^\n]+/,
    to: "La obra #1 de la zona",
    says: "el texto se corta en « #», porque ahí empieza un comentario; pon el texto entero entre comillas.",
  },
  {
    mistake: "a colon in a text without quotes",
    file: "questions",
    from: /(?<=\n +es: )[^\n]+/,
    to: "Precio: gratis",
    says: "falta poner entre comillas un texto con dos puntos.",
  },
  { mistake: "a tabulator", file: "questions", from: /\n +eu: /, to: "\n\teu: ", says: "usa espacios" },
  {
    mistake: "a quote that is not closed",
    file: "company",
    from: /(?<=\nname: ).+/,
    to: '"Harlur',
    says: "falta cerrar unas comillas",
  },
  {
    mistake: "the same field twice",
    file: "company",
    from: /(?=\nname: )/,
    to: "\nfounded: 1980",
    says: "este nombre está dos veces en el mismo grupo; deja uno.",
  },
  {
    mistake: "a Latin-1 file",
    file: "company",
    from: /(?<=\nname: ).+/,
    to: "Excavaci\uFFFDn",
    says: "guárdalo con la codificación UTF-8.",
  },
  {
    mistake: "a name used twice",
    file: "certificates",
    from: /(?<=- id: )(\S+)([\s\S]*?- id: )\S+/,
    to: "$1$2$1",
    says: "ya está puesto antes",
  },
  {
    mistake: "an unknown placeholder",
    file: "questions",
    from: /(?<=\n +eu: )[^\n]+/,
    to: "Hemen, {{herria}}",
    says: "(Preguntas frecuentes › 1 › Pregunta › Euskera): no hay ningún dato «herria». Se puede poner: {{name}}, ",
  },
  {
    mistake: "a placeholder in single braces",
    file: "questions",
    from: /(?<=\n +es: )[^\n]+/,
    to: "NIF {taxId}",
    says: "sobra «{taxId}»: un dato se escribe entre dos llaves, como {{founded}}.",
  },
  {
    mistake: "a placeholder that is not closed",
    file: "questions",
    from: /(?<=\n +es: )[^\n]+/,
    to: "Desde {{founded}",
    says: "hay unas llaves sin cerrar",
  },
  {
    mistake: "a Basque case in a Spanish text",
    file: "questions",
    from: /(?<=\n +es: )[^\n]+/,
    to: "En {{townIn}}",
    says: "no hay ningún dato «townIn»",
  },
  {
    mistake: "a placeholder at the beginning without quotes",
    file: "questions",
    from: /(?<=\n +es: )[^\n]+/,
    to: "{{machines}} máquinas",
    says: "un texto que empieza por una llave va entre comillas.",
  },
  {
    mistake: "an answer time with a hyphen",
    file: "company",
    from: /(?<=replyHours: ).+/,
    to: '"24-48"',
    says: "son horas, con raya corta entre dos: 24–48.",
  },
  {
    mistake: "the old name in the logo",
    file: "company",
    from: /(?<=\nname: ).+(?:\nwordmark: .+)?/,
    to: "Obras Nuevas\nwordmark: antiguas",
    says: "el logotipo dice «antiguas», pero la empresa se llama «Obras Nuevas»; cámbialo o borra la línea.",
  },
  {
    mistake: "a logo that is not there",
    file: "company",
    from: ANY_LOGO,
    to: "$1$2\nlogo: logo/no-hay\n",
    says: "no hay ninguna imagen «logo/no-hay» en content/images;",
  },
  {
    mistake: "a logo in another place",
    file: "company",
    from: ANY_LOGO,
    to: "$1$2\nlogo: scenes/hero.png\n",
    says: "el logotipo está en content/images/logo",
  },
  {
    mistake: "a document that is not there",
    file: "certificates",
    from: /(?<=pdfPath: ).+/,
    to: "/certificados/no-hay.pdf",
    says: "no hay ningún documento «/certificados/no-hay.pdf» en la carpeta public;",
  },
  {
    mistake: "a document without its folder",
    file: "certificates",
    from: /(?<=pdfPath: ).+/,
    to: "iso-9001.pdf",
    says: "corrige el nombre o pon una dirección que empiece por https://.",
  },
  {
    mistake: "an unknown icon of a value",
    file: "about",
    from: /(?<=icon: ).+/,
    to: "barco",
    says: "no vale «barco»; pon uno de estos: ",
  },
  {
    mistake: "two subjects of one name",
    file: "subjects",
    from: /(- es: .+\n(?: +\w\w: .+\n)+)/,
    to: "$1  $1",
    says: "ya está puesto antes",
  },
  {
    mistake: "no subject",
    file: "subjects",
    from: /subjects:[\s\S]+/,
    to: "subjects: []\n",
    says: "(Asuntos): hay pocos; 1 como mínimo.",
  },
  { mistake: "an empty file", file: "theme", from: /[\s\S]+/, to: "", says: "(Colores): falta" },
];

describe("the build stops, naming file, line and what to do, at", () => {
  test.each(MISTAKES)("$mistake", ({ file, from, to, says }) => {
    const path = `/content/${file}.yaml`;
    const source = SOURCES[path] ?? "";
    const slip = source.replace(from, to);
    // An owner may have nothing in which it can be made.
    if (!isOurs && slip === source) return;
    expect(slip, "the mistake was made").not.toBe(source);
    const messages = messagesOf({ sources: { ...SOURCES, [path]: slip } });
    expect(messages.join("\n")).toContain(says);
    for (const message of messages) {
      expect(message).toMatch(/^content\/[\w/-]+\.yaml, línea \d+/);
      expect(message, "no English, no regular expression").not.toMatch(
        /\b(invalid|expected|must|pattern)\b|\\d|\^/i,
      );
    }
  });

  test.each([
    ...Object.values(PAGE_PATHS).filter((path) => path !== "/"),
    FLEET_PATH,
    ...Object.keys(BASQUE_ALIASES),
  ])("a legal page at %s, which is another page", (path) => {
    const file = "/content/legal.yaml";
    const slip = (SOURCES[file] ?? "").replace(/(?<=slug: ).+/, path.slice(1));
    expect(messagesOf({ sources: { ...SOURCES, [file]: slip } }).join("\n")).toContain(
      `«${path.slice(1)}» ya es la dirección de otra página; pon otra`,
    );
  });

  test.each([
    ["an unknown placeholder", /\{\{email\}\}/, "{{correo}}", /, línea \d+: no hay ningún dato «correo»\./],
    ["a placeholder in single braces", /\{\{email\}\}/, "{email}", /, línea \d+: sobra «\{email\}»/],
    ["a missing paragraph", /\n\n[^#\n{-][^\n]+\n\n## /, "\n\n## ", /párrafos o puntos y en castellano hay/],
    ["a missing section", /\n## /, "\n### ", /apartados \(##\) y en castellano hay \d+; pon en los dos/],
    ["a text without its date", /updated: .+/, "", /, línea 1: el texto empieza con tres guiones/],
    ["a Latin-1 text", /## /, "## \uFFFD", /guárdalo con la codificación UTF-8/],
  ])("a legal text with %s", (_, from, to, says) => {
    const [path = "", source = ""] =
      Object.entries(FOLDER.legalTexts).find(([file, text]) => file.endsWith(".eu.md") && from.test(text)) ??
      [];
    const slip = source.replace(from, to);
    expect(slip, "the mistake was made").not.toBe(source);
    const messages = messagesOf({ legalTexts: { ...FOLDER.legalTexts, [path]: slip } });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(says);
    expect(messages[0]?.startsWith(path.slice(1))).toBe(true);
  });

  test.each([
    ["machines", "barcos", "Máquinas que usamos"],
    ["works", "obra-quitada", "Obras parecidas"],
  ])("a service that names in its %s what is not there, or not any more", (key, name, title) => {
    const path = "/content/services.yaml";
    const services = parseDocument(SOURCES[path] ?? "");
    services.setIn(["services", 0, key], [name]);
    const [message, ...others] = messagesOf({ sources: { ...SOURCES, [path]: String(services) } });
    expect(others).toEqual([]);
    expect(message).toMatch(/^content\/services\.yaml, línea \d+, «services\.0\./);
    expect(message).toContain(`(Servicios › 1 › ${title} › 1): no existe «${name}»; pon uno de estos: `);
  });

  test.runIf(content.projects.length > 1)("a project removed that a service names", () => {
    const [path = ""] = Object.keys(SOURCES).filter((file) => file === `/content/${PROJECT}.yaml`);
    const services = parseDocument(SOURCES["/content/services.yaml"] ?? "");
    services.setIn(["services", 0, "works"], [content.projects[0]?.slug]);
    const { [path]: _, ...others } = SOURCES;
    const messages = messagesOf({ sources: { ...others, "/content/services.yaml": String(services) } });
    expect(messages.join("\n")).toMatch(/«services\.0\.works\.0».*no existe «/);
  });

  test("a link that leads elsewhere", () => {
    expect(messagesOf({ linksElsewhere: ["public/notas.txt"] })).toEqual([
      expect.stringMatching(/^public\/notas\.txt: es un enlace a algo de fuera/),
    ]);
  });

  test.each([
    ["thirty thousand anchors", Array.from({ length: 30_000 }, (_, index) => `a${index}: &a${index} x`)],
    [
      "a billion laughs",
      ["a: &a [x, x]", ...Array.from({ length: 30 }, (_, index) => `b${index}: [*a, *a]`)],
    ],
  ])("%s, at once", (_, lines) => {
    const started = performance.now();
    const [problem] = errorOf({ sources: { ...SOURCES, "/content/theme.yaml": lines.join("\n") } }).problems;
    expect(problem).toMatchObject({ file: "content/theme.yaml", line: 1, code: "anchor-or-alias" });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test("a photograph as an iPhone keeps it", () => {
    const messages = messagesOf({ unknownPictures: ["content/images/scenes/hero.HEIC"] });
    expect(messages).toEqual([
      expect.stringMatching(/^content\/images\/scenes\/hero\.HEIC: .*guárdala como JPEG/),
    ]);
  });

  test("a legal text in one language only", () => {
    const [path = ""] = Object.keys(FOLDER.legalTexts);
    const { [path]: _, ...legalTexts } = FOLDER.legalTexts;
    expect(messagesOf({ legalTexts })).toEqual([
      `${path.slice(1)}: falta este archivo; la página está en content/legal.yaml.`,
    ]);
  });

  test("a missing file", () => {
    const { "/content/cookies.yaml": _, ...others } = SOURCES;
    expect(messagesOf({ sources: others })[0]).toBe(
      "content/cookies.yaml: falta este archivo; vuelve a ponerlo.",
    );
  });

  test("a project's file name that cannot be an address", () => {
    const text = SOURCES[`/content/${PROJECT}.yaml`] ?? "";
    expect(messagesOf({ sources: { ...SOURCES, "/content/projects/Mi Obra.yaml": text } })[0]).toContain(
      "el nombre del archivo es parte de la dirección",
    );
  });

  test("a mistake in a list as data: by number for the link, by its own name for the owner", () => {
    const [machine] = content.machinery.equipment;
    const path = "/content/machinery.yaml";
    const slip = (SOURCES[path] ?? "").replace(FIRST_TYPE_USED, "barco");
    const [problem] = errorOf({ sources: { ...SOURCES, [path]: slip } }).problems;
    expect(problem).toMatchObject<Partial<ContentProblem>>({
      file: "content/machinery.yaml",
      line: expect.any(Number),
      field: [
        { key: "equipment", title: expect.any(String) },
        { key: 0, title: "1", name: `${machine?.brand} ${machine?.model}` },
        { key: "type", title: "Tipo" },
      ],
      code: "no-such-choice",
      values: { name: "barco", choices: content.machinery.types.map(({ id }) => id) },
    });
  });

  test("all mistakes of all files at once, without a stack", () => {
    const broken = {
      ...SOURCES,
      "/content/company.yaml": (SOURCES["/content/company.yaml"] ?? "").replace(/(?<=founded: ).+/, "x"),
      "/content/questions.yaml": (SOURCES["/content/questions.yaml"] ?? "").replace(/\n +eu: [^\n]+/, ""),
    };
    expect(messagesOf({ sources: broken })).toHaveLength(2);
    expect(errorOf({ sources: broken }).stack).not.toContain(" at ");
  });
});

test.each([
  ["lines that end as in Windows", (source: string) => source.replaceAll("\n", "\r\n")],
  ["a byte order mark", (source: string) => `\uFEFF${source}`],
])("%s are understood", (_, change) => {
  const changed = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([path, source]) => [path, change(source)]));
  const { sources, legalTexts } = FOLDER;
  expect(parseAll({ ...FOLDER, sources: changed(sources), legalTexts: changed(legalTexts) })).toEqual(
    content,
  );
});

test.each(["certificates", "questions"] as const)(
  "without %s the content is right, and the home page leaves their section out",
  (list) => {
    const sources = { ...SOURCES, [`/content/${list}.yaml`]: `${list}: []\n` };
    const { home } = parseAll({ ...FOLDER, sources });
    expect(home.sections).toEqual(content.home.sections.filter((section) => section !== list));
  },
);

function errorOf(change: Partial<typeof FOLDER>): ContentError {
  try {
    parseAll({ ...FOLDER, ...change });
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error("nothing was found to be wrong");
}

function messagesOf(change: Partial<typeof FOLDER>): readonly string[] {
  return errorOf(change).problems.map(describeProblem);
}
