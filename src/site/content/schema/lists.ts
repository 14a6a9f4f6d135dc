/** Files that hold one list each. */
import { z } from "zod";
import type { ConsentCategory } from "../../../../contract/consent.ts";
import {
  ofEachThirdParty,
  THIRD_PARTIES,
  THIRD_PARTY_NAMES,
  type ThirdPartyName,
} from "../../../../contract/third-parties.ts";
import {
  field,
  icon,
  identifier,
  inEveryLanguage,
  list,
  localised,
  machineKinds,
  oneOf,
  picture,
  slug,
  text,
} from "./base.ts";

const id = field(identifier, "Nombre interno", "No se ve y no se repite. Vacío, se pone solo.", {
  madeByItself: true,
});

export const servicesSchema = z.strictObject({
  services: list(
    picture.extend({
      id: field(
        slug,
        "Nombre en la dirección",
        "Como en /servicios#derribos. Vacío, sale del título. Si lo cambias, los enlaces viejos dejan de llevar a él.",
        { madeByItself: true },
      ),
      title: localised(48, "Título"),
      summary: localised(110, "Una línea para la portada"),
      description: localised(700, "Descripción"),
      icon,
      layout: oneOf(
        { A: "Primero el texto", B: "Primero la imagen" },
        "Orden",
        "A: primero el texto. B: primero la imagen. Se van alternando.",
      ),
      features: list(
        localised(90, "Qué hacemos"),
        [1, 10],
        "Cosas concretas que hacemos",
        "De una a diez; un número par llena las líneas.",
      ),
      machines: machineKinds("Máquinas que usamos"),
      works: list(
        field(slug, "Proyecto", undefined, { choices: "projects" }),
        [0, 3],
        "Obras parecidas",
        "Opcional: hasta tres proyectos en los que se hizo este trabajo. Cada uno enlaza con su ficha.",
      ).optional(),
    }),
    [1, 24],
    "Servicios",
    "De uno a 24, en este orden en la portada y en la página de servicios.",
  ),
});

export const certificatesSchema = z.strictObject({
  certificates: list(
    z.strictObject({
      id,
      title: field(text(40), "Norma", "ISO 9001:2015"),
      name: localised(60, "De qué trata", "Gestión de la calidad."),
      description: localised(220, "Descripción"),
      icon,
      picture: field(
        picture,
        "Imagen",
        "Opcional: la primera página del documento o el sello de quien certifica.",
      ).optional(),
      pdfPath: field(
        text(200),
        "Documento",
        "Se pone sola con «Elegir un PDF…». También vale una dirección https://…",
        { document: true },
      ),
    }),
    [0, 12],
    "Certificados",
    "Hasta doce. Sin ninguno, su sección de la portada no sale.",
  ),
});

export const questionsSchema = z.strictObject({
  questions: list(
    z.strictObject({
      id,
      question: localised(120, "Pregunta"),
      answer: localised(600, "Respuesta"),
    }),
    [0, 24],
    "Preguntas frecuentes",
    "Hasta 24, en este orden. Sin ninguna, su sección de la portada no sale.",
  ),
});

/** What only the finished site knows, for the table of cookies. */
export const COOKIE_FACTS = [
  "domain",
  "consent",
  "csrfCookie",
  "consentCookie",
  ...THIRD_PARTY_NAMES.map((name) => `${name}Id` as const),
] as const;

const COOKIE_CATEGORIES = {
  necessary: "Necesarias",
  preferences: "Preferencias",
  analytics: "Analíticas",
  marketing: "De marketing",
} satisfies Record<ConsentCategory | "necessary" | "preferences", string>;
const IN_USE_LABELS = {
  always: "Siempre",
  ...ofEachThirdParty((name) => `Con ${THIRD_PARTIES[name].name}`),
  never: "No",
};
const aboutEachThirdParty = (words: (name: ThirdPartyName, title: string) => string) =>
  THIRD_PARTY_NAMES.map((name) => words(name, THIRD_PARTIES[name].name)).join(" ");

export const subjectsSchema = z.strictObject({
  subjects: list(
    localised(60, "Asunto"),
    [1, 12],
    "Asuntos",
    "De uno a doce. El primero sale elegido, y es el de los botones que piden presupuesto.",
  ),
});

export const cookiesSchema = z.strictObject({
  cookies: list(
    z.strictObject({
      name: field(
        text(60),
        "Nombre",
        `{{shortName}} es el nombre corto de la empresa; ${aboutEachThirdParty((name, title) => `{{${name}Id}}, el código de ${title};`)} {{csrfCookie}} y {{consentCookie}}, las cookies del servidor.`,
      ),
      provider: field(text(60), "Proveedor", "{{domain}} es el dominio de esta web."),
      purpose: localised(200, "Finalidad"),
      expiry: localised(30, "Caducidad", "{{consent}} es lo que dura la elección de cookies."),
      type: localised(30, "Tipo"),
      exempt: field(z.boolean(), "Exenta", "La ley no pide permiso para ella."),
      category: oneOf(COOKIE_CATEGORIES, "Categoría"),
      inUse: oneOf(
        IN_USE_LABELS,
        "En uso",
        `always: siempre. ${aboutEachThirdParty((name, title) => `${name}: si la web usa ${title}.`)} never: no se usa. La tabla lo dice.`,
      ),
    }),
    [1, 30],
    "Cookies",
    "No añadas ni quites una cookie sin que la web haga lo mismo: la tabla tiene que decir la verdad.",
  ),
});

export const termsSchema = z.strictObject({
  terms: field(
    z.array(
      z.strictObject({
        term: localised(60, "La palabra que usa la web"),
        never: field(
          inEveryLanguage(z.array(text(60))),
          "Lo que no se dice en su lugar",
          "Un asterisco al final vale por cualquier terminación.",
        ),
        note: field(text(120), "Nota").optional(),
      }),
    ),
    "Términos",
    "Una palabra para cada cosa.",
  ),
});

export type Term = z.infer<typeof termsSchema>["terms"][number];
