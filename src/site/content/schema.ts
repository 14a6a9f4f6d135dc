/** The shape of everything in `content/`: one schema, a description on every field, limits where a layout needs them. */
import { z } from "zod";
import { CONSENT_CATEGORIES } from "../../../contract/consent.ts";
import { inEachLanguage } from "../../../contract/languages.ts";

const text = (longest: number) => z.string().trim().min(1).max(longest);
const inBoth = <Value extends z.ZodType>(value: Value) => z.strictObject(inEachLanguage(() => value));
const localised = (longest: number) => inBoth(text(longest));

const pictureName = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
  .describe("a picture below content/images, without its ending: scenes/hero");

const picture = z.strictObject({
  image: pictureName,
  alt: localised(160).describe("what is seen in the picture, for people who do not see it"),
});

const identifier = z
  .string()
  .regex(/^[a-zA-Z0-9-]+$/)
  .describe("a short name without spaces, never shown, never used twice");

/** Part of an address. */
const anchor = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe("small letters without accents, digits and dashes: it is part of an address");

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe("hh:mm");

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export const companySchema = z.strictObject({
  name: text(40).describe("the name people say"),
  shortName: z
    .string()
    .regex(/^[a-z]+$/)
    .describe("begins the names under which the browser keeps things, as in harlur-cookie-consent"),
  legalName: text(80).describe("the name in the register"),
  founded: z.int().min(1800).max(2100).describe("year of foundation"),
  taxId: text(20).describe("CIF/NIF"),
  registry: z
    .strictObject({
      register: z.string().describe("which commercial register"),
      volume: z.string().describe("tomo"),
      book: z.string().describe("libro"),
      folio: z.string().describe("folio"),
      sheet: z.string().describe("hoja"),
      entry: z.string().describe("inscripción"),
    })
    .describe("registry data; an empty one is shown as a gap and reported by `npm run doctor`"),
  transportAuthorisation: z
    .string()
    .describe(
      "authorisation for the public transport of goods (LSSI 10.1.c); empty: not shown, and reported",
    ),
  email: z.email().describe("where visitors write"),
  phone: text(30).describe("as it is read: 94 600 00 00"),
  phoneLink: z
    .string()
    .regex(/^\+\d{9,15}$/)
    .describe("as it is dialled: +34946000000"),
  address: z.strictObject({
    street: text(80).describe("street and number"),
    postalCode: z
      .string()
      .regex(/^\d{5}$/)
      .describe("postal code"),
    town: text(40).describe("town"),
    province: text(40).describe("province"),
    country: z.string().length(2).describe("country, two letters"),
  }),
  location: z.strictObject({
    latitude: z.number().min(-90).max(90).describe("degrees north"),
    longitude: z.number().min(-180).max(180).describe("degrees east"),
  }),
  officeHours: z
    .array(
      z.strictObject({
        days: z.array(z.enum(WEEKDAYS)).min(1).describe("the days these hours hold"),
        spans: z
          .array(z.strictObject({ opens: time, closes: time }))
          .min(1)
          .describe("one or more spans a day"),
        label: localised(40).describe("the days as visitors read them: Lunes a jueves"),
      }),
    )
    .min(1)
    .describe("office hours: footer, contact page and structured data all read these"),
  area: localised(60).describe("where the company works"),
});

export const serviceSchema = picture.extend({
  id: anchor.describe("also the anchor on the services page"),
  title: localised(48).describe("heading of the block"),
  summary: localised(110).describe("one line on the home page's card"),
  description: localised(700).describe("the paragraph on the services page"),
  icon: identifier.describe("a name from src/ui/icons"),
  layout: z.enum(["A", "B"]).describe("A: text first, B: picture first"),
  features: z
    .array(localised(90))
    .min(1)
    .max(10)
    .describe("concrete things we do; an even number fills the lines"),
});

const machineryCategorySchema = picture.extend({
  id: identifier.describe("the category, also in the address: ?categoria="),
  title: localised(40).describe("name of the category"),
  description: localised(160).describe("one sentence for the home page's card"),
  subcategories: z
    .array(z.strictObject({ id: identifier, title: localised(48) }))
    .min(1)
    .describe("the filter's second step, in this order"),
});

const equipmentTypeSchema = picture.extend({
  id: identifier.describe("the type's name; each machine names its type"),
  title: localised(60).describe("title of the card"),
  category: identifier.describe("one of the categories above"),
  subcategory: identifier.describe("one of the subcategories of that category"),
  tonnes: z
    .enum(["load", "weight"])
    .optional()
    .describe("what the tonnes of its machines are: what they carry or what they weigh"),
});

const equipmentSchema = z.strictObject({
  id: identifier,
  type: identifier.describe("one of the types above"),
  brand: text(40).describe("maker"),
  model: text(60).describe("model"),
  capacity: z
    .number()
    .positive()
    .max(200)
    .optional()
    .describe("tonnes, where it applies; the type says whether of load or of weight"),
  tonnage: text(16).optional().describe("one of the bands above, for the filter; attachments have none"),
});

const tonnageBandSchema = z.strictObject({
  id: text(16).describe("the band's name, also in the address: ?tonelaje="),
  title: localised(24).describe("the band as visitors read it"),
  below: z
    .number()
    .positive()
    .optional()
    .describe("tonnes at which the next band begins; the last one has none"),
});

export const machinerySchema = z.strictObject({
  categories: z.array(machineryCategorySchema).min(1).max(8),
  bands: z.array(tonnageBandSchema).max(8).describe("the weight classes of the filter, the lightest first"),
  types: z.array(equipmentTypeSchema).min(1),
  equipment: z.array(equipmentSchema).min(1).describe("every machine and vehicle, one line each"),
});

const figure = z.strictObject({
  value: localised(16).describe("the number with its unit: 50.000 m³"),
  label: localised(48).describe("what it counts"),
});

export const projectSchema = z.strictObject({
  slug: anchor.describe("last part of the address"),
  title: localised(90),
  type: localised(60).describe("kind of works, shown on the card"),
  category: z.enum(["viales", "movimientoTierras"]).describe("for the filters roads and earthMovement"),
  sector: z.enum(["infraestructuras", "institucional"]).describe("for the filter infrastructure"),
  location: localised(60),
  dates: localised(60),
  client: localised(120),
  description: localised(1500).describe("what it was about; its first 160 characters go to search engines"),
  solution: localised(3000).describe("what we did; a blank line begins a new paragraph"),
  relevantData: z.array(localised(140)).min(1).describe("quantities, one a line"),
  figures: z.array(figure).max(4).describe("the quantities shown large"),
  testimonial: z
    .strictObject({
      quote: localised(400),
      role: localised(90).describe("who said it, by role, naming no person"),
    })
    .optional(),
  images: z.array(picture).min(1).max(12).describe("the first is also the card's picture"),
});

export const certificateSchema = z.strictObject({
  id: identifier,
  title: text(40).describe("the standard: ISO 9001:2015"),
  name: localised(60).describe("what it is about: Gestión de la calidad"),
  description: localised(220),
  icon: identifier.describe("a name from src/ui/icons"),
  pdfPath: z.string().min(1).describe("address of the document: /certificados/… or https://…"),
});

export const questionSchema = z.strictObject({
  id: identifier,
  question: localised(120),
  answer: localised(600),
});

const block = picture.extend({ title: localised(80), text: localised(900) });

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    kicker: localised(60).describe("the line above the headline"),
    heading: localised(60).describe("the headline; a line break is kept"),
    lead: localised(200),
    desktop: picture,
    mobile: picture,
  }),
  proof: z.array(figure).min(2).max(6).describe("the figures under the hero"),
  services: z.strictObject({ heading: localised(60), lead: localised(220) }),
  about: block.extend({ points: z.array(localised(90)).max(4) }),
  certificates: z.strictObject({ heading: localised(80), lead: localised(220) }),
  machinery: z.strictObject({ heading: localised(80), lead: localised(220) }),
  projects: z.strictObject({
    heading: localised(60),
    lead: localised(220),
    featured: z
      .array(anchor)
      .min(1)
      .max(6)
      .describe("projects by the last part of their address, in this order"),
  }),
  questions: z.strictObject({ heading: localised(60), lead: localised(220) }),
  contact: z.strictObject({ heading: localised(60), lead: localised(220) }),
});

export const aboutSchema = z.strictObject({
  history: z.strictObject({ heading: localised(60), blocks: z.array(block).min(1).max(12) }),
  values: z.strictObject({
    heading: localised(60),
    cards: z
      .array(block.extend({ icon: identifier }))
      .min(1)
      .max(8),
  }),
  call: z.strictObject({ heading: localised(80), lead: localised(220) }),
});

/** Search metadata and hero of a page. */
const pageSchema = z.strictObject({
  title: localised(65).describe(
    "title in the browser's tab and in search results, without the company's name",
  ),
  description: localised(160).describe("the two lines under it in search results"),
  heading: localised(80).describe("the page's headline"),
  lead: localised(260).describe("the paragraph under the headline"),
  picture: picture.optional().describe("the picture beside the headline"),
});

export const pagesSchema = z.strictObject({
  home: pageSchema,
  services: pageSchema,
  machinery: pageSchema,
  projects: pageSchema,
  about: pageSchema,
  contact: pageSchema,
  legalNotice: pageSchema,
  privacy: pageSchema,
  cookies: pageSchema,
  quality: pageSchema,
  notFound: pageSchema,
  projectNotFound: pageSchema,
});

export const cookieSchema = z.strictObject({
  name: text(60).describe("name of the cookie or storage key; {shortName} and {analyticsId} are filled in"),
  provider: text(60).describe("who sets it; {domain} is this site"),
  purpose: localised(200),
  expiry: localised(30).describe("how long it lasts; {consent} is the month that a choice holds"),
  type: localised(30),
  exempt: z.boolean().describe("whether the law asks no consent for it"),
  category: z.enum(["necessary", "preferences", ...CONSENT_CATEGORIES]),
  when: z
    .array(z.enum(["live", "analytics", "sample"]))
    .optional()
    .describe(
      "where the table names it: https address, Google Analytics, or the sample without either; absent: always",
    ),
});

export const termSchema = z.strictObject({
  term: localised(60).describe("the word the site uses"),
  never: inBoth(z.array(text(60))).describe(
    "what is not said instead; a star at the end stands for any ending",
  ),
  note: text(120).optional(),
});

export type Company = z.infer<typeof companySchema>;
export type Project = z.infer<typeof projectSchema>;
export type ContentPicture = z.infer<typeof picture>;
export type Term = z.infer<typeof termSchema>;
