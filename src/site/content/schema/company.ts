import { z } from "zod";
import { asDayOfYear, dayOfYear } from "../season.ts";
import { field, list, localised, oneOf, text } from "./base.ts";

/** Also as an office writes it: 8:00, 8.00 */
const time = z
  .string()
  .overwrite((written) => written.trim().replace(".", ":").replace(/^\d:/, "0$&"))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "una hora se escribe así: 08:00" });

/** Of every year, also as an office writes it: 1/8, 1 agosto */
const dayOfEveryYear = z
  .string()
  .overwrite(asDayOfYear)
  .refine((written) => dayOfYear(written) !== undefined, {
    error: "una fecha se escribe así: 1 de agosto",
  });

/** Nine figures, or a prefix and the figures of another country; between them what makes them readable. */
const DIALLABLE = /^\s*(?:(?:\d[\s.-]*){9}|\(?(?:\+|00)(?:[\d][\s.()-]*){8,15})$/;

export const WEEKDAYS = {
  monday: "Lunes",
  tuesday: "Martes",
  wednesday: "Miércoles",
  thursday: "Jueves",
  friday: "Viernes",
  saturday: "Sábado",
  sunday: "Domingo",
};

const registryLine = (title: string) => field(z.string(), title);

export const companySchema = z.strictObject({
  name: field(text(40), "Nombre", "El nombre que dice la gente."),
  wordmark: field(text(24), "Nombre en el logotipo", "Si falta, el nombre tal cual.").optional(),
  logo: field(
    z.string().regex(/^logo\/[a-z0-9-]+$/, {
      error: "el logotipo está en content/images/logo y se nombra sin su final: logo/mi-empresa",
    }),
    "Logotipo propio",
    "Opcional: un SVG o un PNG sin fondo, que se lea sobre blanco. Sale en lugar del nombre dibujado.",
    { picture: "logo" },
  ).optional(),
  legalName: field(text(80), "Razón social"),
  shortName: field(
    z.string().regex(/^[a-z]+$/, { error: "solo minúsculas sin tilde ni espacios" }),
    "Nombre corto",
    "Con él empiezan los datos que la web guarda en el navegador. Si lo cambias, se vuelve a pedir el consentimiento de cookies.",
  ),
  founded: field(z.int().min(1800).max(2100), "Año de fundación"),
  taxId: field(text(20), "NIF"),
  registry: field(
    z.strictObject({
      register: registryLine("Territorio del registro"),
      volume: registryLine("Tomo"),
      book: registryLine("Libro"),
      folio: registryLine("Folio"),
      sheet: registryLine("Hoja"),
      entry: registryLine("Inscripción"),
    }),
    "Registro Mercantil",
    "Lo que quede vacío sale como hueco en el aviso legal.",
  ),
  transportAuthorisation: field(
    z.string(),
    "Autorización de transporte público de mercancías",
    "Su número. La ley pide que esté en el aviso legal, con el órgano que la supervisa, que está escrito allí (artículo 10.1.c de la LSSI). Vacía, la línea no sale.",
  ),
  email: field(z.email(), "Correo electrónico", "Donde escriben los visitantes."),
  phone: field(
    text(30).regex(DIALLABLE, {
      error: "un teléfono son nueve cifras, o empieza por el prefijo: +33 5 59 00 00 00",
    }),
    "Teléfono",
    "Como se lee: 94 600 00 00. Al tocarlo se marca este mismo.",
  ),
  address: field(
    z.strictObject({
      street: field(text(80), "Calle y número"),
      postalCode: field(z.string().regex(/^\d{5}$/, { error: "son cinco cifras" }), "Código postal"),
      town: field(text(40), "Municipio"),
      province: field(text(40), "Territorio"),
      country: field(z.string().length(2), "País", "Dos letras: ES."),
    }),
    "Dirección",
  ),
  location: field(
    z.strictObject({
      latitude: field(z.number().min(-90).max(90), "Latitud", "Grados norte."),
      longitude: field(
        z.number().min(-180).max(180),
        "Longitud",
        "Grados este; al oeste de Greenwich, con signo menos.",
      ),
    }),
    "Punto del mapa",
  ),
  officeHours: list(
    z.strictObject({
      label: localised(40, "Días, como se leen", "Lunes a jueves."),
      from: field(dayOfEveryYear, "Desde", "Solo si no vale todo el año: 1 de agosto.").optional(),
      to: field(dayOfEveryYear, "Hasta", "Ese día incluido: 31 de agosto. Vuelve cada año.").optional(),
      days: field(z.array(oneOf(WEEKDAYS, "Día")).min(1), "Días", undefined, { ticked: true }),
      spans: list(
        z.strictObject({
          opens: field(time, "Abre", "08:00"),
          closes: field(time, "Cierra", "13:00"),
        }),
        [0, 3],
        "Horas",
        "Sin ninguna, esos días está cerrado.",
      ),
    }),
    [1, 14],
    "Horario de oficina",
    "Un horario de verano o un cierre por vacaciones es una línea más, con sus fechas.",
  ),
  townInBasque: field(
    z.strictObject({
      name: field(text(40), "Municipio", "Mungia"),
      in: field(text(40), "En él", "Mungian"),
      of: field(text(40), "De él", "Mungiako"),
      to: field(text(40), "A él", "Mungiara"),
      from: field(text(40), "Desde él", "Mungiatik"),
    }),
    "El municipio, en euskera",
    "En cada caso, como se dice: de aquí lo toman los textos en euskera.",
  ),
  staff: field(z.int().min(1), "Personas en plantilla"),
  operators: field(z.int().min(0), "Maquinistas y conductores", "De esas personas, cuántas."),
  replyHours: field(
    z.string().regex(/^\d+(–\d+)?$/, { error: "son horas, con raya corta entre dos: 24–48" }),
    "Plazo de respuesta",
    "En horas, contando días laborables: 24 o 24–48.",
  ),
  area: localised(60, "Dónde trabajamos"),
});

export type Company = z.infer<typeof companySchema>;
