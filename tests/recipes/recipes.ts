/**
 * The recipes of CONTRIBUTING.md, carried out: what each changes, and the tests that must hold afterwards. `run.ts` does so on a
 * copy; `recipes.test.ts` sees that each touches only files that its section names.
 */
import { parseDocument, visit, YAMLMap } from "yaml";

/** What a file becomes; `undefined`: it is new. */
type Change = (before: string | undefined) => string;

export interface Recipe {
  name: string;
  /** the heading of its section in CONTRIBUTING.md */
  section: string;
  /** by file; an asterisk stands for each file there is, `content/*.yaml` */
  changes: Readonly<Record<string, Change>>;
  /** a copy of another file, adapted: by its own name */
  copies?: Readonly<Record<string, { from: string; change: (text: string) => string }>>;
  tests: readonly string[];
}

/** Puts text behind the first place where another ends. */
const after =
  (place: string, text: string): Change =>
  (before = "") => {
    if (!before.includes(place)) throw new Error(`nowhere: ${place}`);
    return before.replace(place, () => `${place}${text}`);
  };

const written =
  (text: string): Change =>
  () =>
    text;

const all =
  (...changes: readonly Change[]): Change =>
  (before) =>
    changes.reduce<string>((text, change) => change(text), before ?? "");

const FIELD_LABELS = (es: string, eu: string) => ({
  "src/site/strings/es.ts": after('message: "Mensaje",', `\n          extra: "${es}",`),
  "src/site/strings/eu.ts": after('message: "Mezua",', `\n          extra: "${eu}",`),
});

const sampleField = (value: string) => ({
  "tests/parts/sample-fields.ts": after(
    'message: "Necesitamos excavar un solar de 400 m².",',
    `\n  extra: "${value}",`,
  ),
});

const FIELD_TESTS = [
  "contract/contact.test.ts",
  "src/contact/form-errors.test.ts",
  "src/contact/submit.test.ts",
  "src/contact/draft.test.ts",
  "src/contact/forward.test.ts",
  "server/contact/mail.test.ts",
  "server/cli/messages-text.test.ts",
  "server/api/contact-route.test.ts",
  "server/api/form/form-route.test.ts",
];

const LAST_FIELD = 'officeLabel: "Mensaje",\n  },';
const LAST_SENTENCE = "export const CONTACT_ERRORS = {";

const FIELD_RECIPES: readonly Recipe[] = [
  {
    name: "an optional field of the form",
    section: "Add a field to the contact form",
    changes: {
      "contract/contact-fields.ts": after(
        LAST_FIELD,
        `
  extra: {
    schema: z.string(code("extraInvalid")).check(oneLine, plainLine, z.maxLength(80, code("extraInvalid"))),
    control: { kind: "input", type: "text", autoComplete: "organization" },
    required: false,
    officeLabel: "Empresa",
  },`,
      ),
      "contract/contact-messages.ts": after(
        LAST_SENTENCE,
        `\n  extraInvalid: { es: "La empresa no puede tener más de 80 caracteres", eu: "Enpresak ezin du 80 karaktere baino gehiago izan" },`,
      ),
      ...FIELD_LABELS("Empresa", "Enpresa"),
      ...sampleField("Obras Zabala"),
    },
    tests: FIELD_TESTS,
  },
  {
    name: "a required field of the form",
    section: "Add a field to the contact form",
    changes: {
      "contract/contact-fields.ts": after(
        LAST_FIELD,
        `
  extra: {
    schema: z.string(code("extraMissing")).check(oneLine, plainLine, z.regex(/\\S/, code("extraMissing"))),
    control: { kind: "input", type: "text", autoComplete: "address-level2" },
    required: true,
    officeLabel: "Municipio",
  },`,
      ),
      "contract/contact-messages.ts": after(
        LAST_SENTENCE,
        `\n  extraMissing: { es: "Por favor, indique el municipio", eu: "Mesedez, adierazi udalerria" },`,
      ),
      ...FIELD_LABELS("Municipio", "Udalerria"),
      ...sampleField("Mungia"),
    },
    tests: FIELD_TESTS,
  },
  {
    name: "a list of the form",
    section: "Add a field to the contact form",
    changes: {
      "contract/contact-fields.ts": all(
        after(
          LAST_FIELD,
          `
  extra: {
    schema: z
      .string(code("extraMissing"))
      .check(z.refine<string>((text) => TIMES.some(({ es }) => es === text), code("extraMissing"))),
    control: { kind: "select", options: TIMES },
    required: true,
    officeLabel: "Plazo",
  },`,
        ),
        after(
          "/** In the order of the form. */",
          `\nconst TIMES = [
  { es: "Sin prisa", eu: "Presarik gabe" },
  { es: "Este mes", eu: "Hilabete honetan" },
] as const;\n`,
        ),
      ),
      "contract/contact-messages.ts": after(
        LAST_SENTENCE,
        `\n  extraMissing: { es: "Por favor, elija un plazo", eu: "Mesedez, aukeratu epe bat" },`,
      ),
      ...FIELD_LABELS("Plazo", "Epea"),
      ...sampleField("Este mes"),
    },
    tests: FIELD_TESTS,
  },
];

const CATEGORY_STRINGS = (language: "es" | "eu"): Change =>
  all(
    (before = "") =>
      before
        .replace(/(unused: \{\s+all: [^\n]+\n)/, '$1      comfort: "comfort",\n')
        .replace(/(tabs: \{\s*general: "[^"]+",)/, '$1 comfort: "comfort",')
        .replace(/(allow: \{)/, '$1 comfort: "comfort",'),
    after("  categories: {", `\n    comfort: { title: "Comfort", text: "${language}" },`),
  );

/** Gives every text of a content file a third language, in the words of the first. */
const inThreeLanguages: Change = (before = "") => {
  const document = parseDocument(before);
  visit(document, {
    Map(_, map) {
      if (map instanceof YAMLMap && map.has("es") && map.has("eu")) map.set("ca", map.get("es", true));
    },
  });
  return document.toString({ lineWidth: 0 });
};

const THIRD_LANGUAGE: Recipe = {
  name: "a third language",
  section: "Add a language",
  changes: {
    "contract/languages.ts": after(
      'eu: { name: "euskera", locale: "eu_ES" },',
      '\n  ca: { name: "catalán", locale: "ca_ES" },',
    ),
    "contract/contact-messages.ts": (before = "") =>
      before.replace(/^( +)es: (["`].*["`]),$/gm, "$&\n$1ca: $2,"),
    "src/site/content/grammar.ts": all(after("{ es: spanish, eu: basque", ", ca: catalan"), (before = "") =>
      before.replace(
        "export const GRAMMAR",
        () => `const catalan: Grammar = {
  numbers: [],
  workingDays: (first, last) => \`\${first} o \${last} dies laborables\`,
  duration: (count, unit) => \`\${count}\\u00a0\${unit === "year" ? "anys" : "mesos"}\`,
  measures: words("litres?"),
  counted: words("anys?"),
  months: words("gener"),
};

export const GRAMMAR`,
      ),
    ),
    "src/site/strings/index.ts": all(
      after('import { eu } from "./eu.ts";', '\nimport { ca } from "./ca.ts";'),
      (before = "") => before.replace("{ es, eu }", "{ es, eu, ca }"),
    ),
    "src/site/strings/cookie.ts": all(
      after(
        'import { cookie as eu } from "./cookie.eu.ts";',
        '\nimport { cookie as ca } from "./cookie.ca.ts";',
      ),
      (before = "") => before.replace("{ es, eu }", "{ es, eu, ca }"),
    ),
    "src/site/strings/es.ts": after("    switchTo: {", '\n      ca: "Cambiar idioma a Catalán",'),
    "src/site/strings/eu.ts": after("    switchTo: {", '\n      ca: "Hizkuntza aldatu: katalana",'),
    "editor/messages/answer-link.ts": after(
      "(name: string, time: string) => string> = {",
      `\n  ca: (name, time) => \`El \${time}, \${name} va escriure:\`,`,
    ),
    "package.json": after('"dictionary-eu": "3.2.0",', '\n    "dictionary-ca": "3.0.0",'),
    "content/*.yaml": inThreeLanguages,
    "content/projects/*.yaml": inThreeLanguages,
  },
  copies: {
    "src/site/strings/ca.ts": {
      from: "src/site/strings/eu.ts",
      change: (text) =>
        text
          .replace("export const eu", "export const ca")
          .replace("cookie.eu", "cookie.ca")
          .replace("    switchTo: {", '$&\n      ca: "Canvia la llengua: català",'),
    },
    "src/site/strings/cookie.ca.ts": { from: "src/site/strings/cookie.eu.ts", change: (text) => text },
    "content/legal/*.ca.md": { from: "content/legal/*.es.md", change: (text) => text },
    "content/words.ca.txt": { from: "content/words.es.txt", change: (text) => text },
  },
  tests: [
    "contract",
    "src/site/content/grammar.test.ts",
    "src/site/content/sample.test.ts",
    "src/document/head.test.ts",
    "src/legal/legal-texts.test.ts",
    "editor/fields.test.ts",
    "server/api/form/form-route.test.ts",
    "server/pages/answer-page.test.ts",
  ],
};

const PAGE_TEXT = (es: string, eu: string) => `{ es: "${es}", eu: "${eu}" }`;

export const RECIPES: readonly Recipe[] = [
  ...FIELD_RECIPES,
  THIRD_LANGUAGE,
  {
    name: "a page with its own content file",
    section: "Add a page",
    changes: {
      "contract/routes.ts": all(
        after('about: "/nosotros",', '\n  jobs: "/empleo",'),
        after('  "about",\n', '  "jobs",\n'),
      ),
      "src/site/content/schema/pages.ts": all(
        after('about: field(page, "Nosotros"),', '\n  jobs: field(page, "Empleo"),'),
        after('  about: "Nosotros",', '\n  jobs: "Empleo",'),
        (before) =>
          `${before}\nexport const jobsSchema = z.strictObject({ jobs: field(z.array(localised(80, "Puesto")).max(20), "Puestos") });\n`,
      ),
      "src/site/content/files.ts": all(
        after("  about: aboutSchema,", "\n  jobs: jobsSchema,"),
        after("  homeSchema,\n", "  jobsSchema,\n"),
      ),
      "editor/entries.ts": all(
        after('"about",', ' "jobs",'),
        after('  about: "Nosotros",', '\n  jobs: "Empleo",'),
      ),
      "content/jobs.yaml": written(`jobs:\n  - ${PAGE_TEXT("Maquinista", "Makinista")}\n`),
      "content/pages.yaml": (before) =>
        `${before}\njobs:\n  title: ${PAGE_TEXT("Trabaja con nosotros", "Egin lan gurekin")}\n  description: ${PAGE_TEXT("Los puestos libres.", "Lanpostu libreak.")}\n  heading: ${PAGE_TEXT("Empleo", "Lana")}\n  lead: ${PAGE_TEXT("Los puestos libres.", "Lanpostu libreak.")}\n`,
      "content/navigation.yaml": (before) =>
        `${before}  - page: jobs\n    label: ${PAGE_TEXT("Empleo", "Lana")}\n`,
      "src/jobs/JobsPage.tsx": written(`import { content } from "../site/content/load.ts";
import { localise } from "../site/localise.ts";
import type { PictureData } from "../site/pictures.ts";
import type { Site } from "../site/site.ts";
import { Panorama } from "../ui/Panorama.tsx";
import { Column } from "../ui/Section.tsx";

interface JobsPageProps {
  site: Site;
  texts: { heading: string; lead: string };
  heroPicture: PictureData | undefined;
}

export function JobsPage({ site, texts, heroPicture }: JobsPageProps) {
  return (
    <>
      {heroPicture && <Panorama picture={heroPicture} />}
      <Column>
        <h1 className="text-title">{texts.heading}</h1>
        <p>{texts.lead}</p>
        <ul>
          {localise(content.jobs.jobs, site.language).map((job) => (
            <li key={job}>{job}</li>
          ))}
        </ul>
      </Column>
    </>
  );
}
`),
    },
    copies: {
      "src/pages/[lang]/empleo.astro": {
        from: "src/pages/[lang]/nosotros.astro",
        change: (text) =>
          text
            .replace('import { aboutModel } from "../../about/model.ts";\n', "")
            .replaceAll("AboutPage", "JobsPage")
            .replace("../../about/", "../../jobs/")
            .replace(', type: "JobsPage"', "")
            .replace('"about"', '"jobs"')
            .replace(" model={await aboutModel(document.site)}", ""),
      },
    },
    tests: [
      "contract/routes.test.ts",
      "src/site/content/sample.test.ts",
      "editor/fields.test.ts",
      "server/pages/answer-page.test.ts",
      "tests/imports.test.ts",
    ],
  },
  {
    name: "a consent category",
    section: "Add a consent category",
    changes: {
      "contract/consent.ts": (before = "") =>
        before
          .replace('["analytics", "marketing"]', '["analytics", "marketing", "comfort"]')
          .replace("CONSENT_VERSION = 1", "CONSENT_VERSION = 2"),
      "src/site/strings/cookie.es.ts": CATEGORY_STRINGS("es"),
      "src/site/strings/cookie.eu.ts": CATEGORY_STRINGS("eu"),
      "src/site/content/schema/lists.ts": after(
        '  marketing: "De marketing",',
        '\n  comfort: "De comodidad",',
      ),
      "server/cli/messages-text.ts": after('  marketing: "marketing",', '\n  comfort: "comodidad",'),
    },
    tests: ["src/consent", "server/api/consent-route.test.ts", "server/cli/messages-text.test.ts"],
  },
  {
    name: "a third-party script",
    section: "Add a third-party script",
    changes: {
      "contract/third-parties.ts": after(
        "export const THIRD_PARTIES = {",
        `
  heatmap: {
    name: "Heatmap",
    category: "marketing",
    setting: "HEATMAP_ID",
    idPattern: /^[0-9]{4,12}$/,
    expects: "un número de cuenta de Heatmap, como 123456",
    script: (id) => \`https://cdn.heatmap.example/\${id}.js\`,
    sources: { script: ["https://cdn.heatmap.example"], image: [], connect: ["https://in.heatmap.example"] },
    writesMarkup: false,
    cookies: ["_hm"],
    idInCookies: (id) => id,
    duty: "firma un contrato de encargado con Heatmap (RGPD 28.3)",
  },`,
      ),
      "src/consent/gate.ts": after(
        "= { analytics: googleConsentMode",
        ", heatmap: { prepare: () => {}, signal: () => {}, begin: () => {} }",
      ),
      "content/cookies.yaml": (before) =>
        `${before}\n  - name: _hm\n    provider: Heatmap\n    purpose: ${PAGE_TEXT("Cuenta clics.", "Klikak zenbatzen ditu.")}\n    expiry: ${PAGE_TEXT("1 año", "Urtebete")}\n    type: ${PAGE_TEXT("Marketing", "Marketina")}\n    exempt: false\n    category: marketing\n    inUse: heatmap\n`,
      "content/legal/politica-privacidad.es.md": (before) =>
        `${before}\n{{#heatmap}}\nHeatmap recibe los clics.\n{{/heatmap}}\n`,
      "content/legal/politica-privacidad.eu.md": (before) =>
        `${before}\n{{#heatmap}}\nHeatmapek klikak jasotzen ditu.\n{{/heatmap}}\n`,
      ".env.example": (before) => `${before}\n# Una cuenta de Heatmap.\nHEATMAP_ID=\n`,
      "deploy/Containerfile": (before = "") =>
        before.replace("ARG ANALYTICS_ID=", "ARG HEATMAP_ID=\nARG ANALYTICS_ID="),
      "deploy/compose.yaml": (before = "") =>
        before.replace(/^( +)ANALYTICS_ID:/m, `$1HEATMAP_ID: \${HEATMAP_ID:-}\n$&`),
    },
    tests: [
      "src/consent",
      "src/legal/legal-texts.test.ts",
      "tests/deploy.test.ts",
      "server/cli/findings.test.ts",
      "server/http/security-headers.test.ts",
    ],
  },
  {
    name: "a field of the content",
    section: "Add a field to the content",
    changes: {
      "src/site/content/schema/pages.ts": after(
        'lead: localised(260, "Entrada"),',
        '\n  note: localised(80, "Nota", "Una línea más bajo el titular.").optional(),',
      ),
    },
    tests: ["src/site/content/sample.test.ts", "editor/fields.test.ts"],
  },
  {
    name: "an icon",
    section: "Add an icon",
    changes: {
      "src/site/icons.ts": after("const CONTENT_ICONS = {", '\n  barco: "M3 12h18l-3 6H6z",'),
      "editor/choices.ts": after("Readonly<Record<ContentIconName, string>> = {", '\n  barco: "Barco",'),
    },
    tests: ["src/site/content/sample.test.ts", "editor/fields.test.ts"],
  },
  {
    name: "an API route with storage",
    section: "Add an API route with storage",
    changes: {
      "contract/callback.ts": written(`/** Somebody who wants to be called back. */
import { z } from "zod";

export const callbackSchema = z.strictObject({ email: z.email().max(254), phone: z.string().min(6).max(50) });
export type Callback = z.infer<typeof callbackSchema>;
`),
      "server/store/schema.ts": all(
        after("export interface Schema {", "\n  callbacks: CallbacksTable;"),
        (before = "") =>
          before.replace(
            "interface SchemaVersionsTable",
            `/** Erased by command or by age. */
interface CallbacksTable {
  id: string;
  email: string;
  phone: string;
  asked_at: number;
}

interface SchemaVersionsTable`,
          ),
      ),
      "server/store/migrations.ts": (before = "") => {
        const versions = [...before.matchAll(/version: (\d+)/g)].map(([, version]) => Number(version));
        const entry = `{ version: ${Math.max(...versions) + 1}, statements: addCallbacks },`;
        return `${before.replace("\n];\n", `\n  ${entry}\n];\n`)}
function addCallbacks(): string[] {
  return [
    \`create table callbacks (
      id text primary key,
      email text not null,
      phone text not null,
      asked_at bigint not null
    )\`,
  ];
}
`;
      },
      "server/contact/callbacks.ts": written(`import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Callback } from "../../contract/callback.ts";
import type { Database } from "../store/schema.ts";

export async function storeCallback(database: Database, callback: Callback, now: number): Promise<void> {
  await database
    .insertInto("callbacks")
    .values({ ...callback, id: randomUUID(), asked_at: now })
    .execute();
}

export async function eraseCallbacksOf(database: Database, email: string): Promise<void> {
  await database.deleteFrom("callbacks").where(sql<boolean>\`lower(email) = \${email.toLowerCase()}\`).execute();
}

export async function purgeCallbacks(database: Database, askedBefore: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("callbacks")
    .where("asked_at", "<", askedBefore)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
`),
      "server/cli/messages.ts": all(
        after(
          'import { choicesOf } from "../consent/consent-log.ts";',
          '\nimport { eraseCallbacksOf } from "../contact/callbacks.ts";',
        ),
        after(
          "  async erase(open, { words, values, dataDir }) {",
          "\n    if (values.email !== undefined) await eraseCallbacksOf(open.database, values.email);",
        ),
      ),
      "server/services/retention.ts": all(
        after(
          'import { purgeChoices } from "../consent/consent-log.ts";',
          '\nimport { purgeCallbacks } from "../contact/callbacks.ts";',
        ),
        after(
          '  write_probe: "nothing of people",',
          `
  callbacks: (database, { messageRetentionMonths }, now) =>
    purgeCallbacks(database, monthsBefore(now, messageRetentionMonths)),`,
        ),
      ),
      "server/api/callback-route.ts": written(`/** \`POST /callback\`. */
import type { FastifyInstance } from "fastify";
import { callbackSchema } from "../../contract/callback.ts";
import { storeCallback } from "../contact/callbacks.ts";
import { RequestProblem } from "../http/problems.ts";
import { limitRate } from "../http/rate-limit.ts";
import type { ApiServices } from "../services/services.ts";

/** From one address in ten minutes. */
const PER_ADDRESS = 20;

export async function callbackRoute(app: FastifyInstance, { store, clock }: ApiServices): Promise<void> {
  await app.register(async (limited) => {
    await limitRate(limited, PER_ADDRESS);
    limited.post("/callback", { onRequest: limited.csrfProtection }, async (request, reply) => {
      const { data } = callbackSchema.safeParse(request.body);
      if (data === undefined) throw new RequestProblem(400, "The body takes email and phone.");
      await store.run(({ database }) => storeCallback(database, data, clock.now()));
      return reply.code(204).send();
    });
  });
}
`),
      "server/api/routes.ts": all(
        after('from "./consent-route.ts";', '\nimport { callbackRoute } from "./callback-route.ts";'),
        after(
          "await scope.register(consentRoute, services);",
          "\n      await scope.register(callbackRoute, services);",
        ),
      ),
      "content/legal/politica-privacidad.es.md": (before) =>
        `${before}\nQuien pide que le llamen deja su correo y su teléfono; se borran a los {{messagesKept}}.\n`,
      "content/legal/politica-privacidad.eu.md": (before) =>
        `${before}\nDeitzeko eskatzen duenak posta eta telefonoa uzten ditu; {{messagesKept}} igarota ezabatzen dira.\n`,
      "server/api/callback-route.test.ts": written(`import { expect, test } from "vitest";
import { freshSettings } from "../../tests/parts/engines.ts";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { runApi, visit } from "../../tests/parts/visitor.ts";
import { eraseCallbacksOf } from "../contact/callbacks.ts";
import { purgeTables } from "../services/retention.ts";

test("what is asked for is stored, and goes with its person or with its time", async () => {
  const settings = await freshSettings("sqlite");
  const clock = handClock(Date.UTC(2026, 0, 1));
  const { app, services } = await runApi(settings, { clock });
  const visitor = await visit(app);
  const ask = (email: string) =>
    visitor.send({ method: "POST", url: "/api/callback", payload: { email, phone: "600 000 000" } });
  const count = () =>
    services.store.run(async ({ database }) => (await database.selectFrom("callbacks").selectAll().execute()).length);
  expect((await ask("ane@example.com")).statusCode).toBe(204);
  expect((await ask("jon@example.com")).statusCode).toBe(204);
  expect((await ask("nobody")).statusCode).toBe(400);
  expect(await count()).toBe(2);
  await services.store.run(({ database }) => eraseCallbacksOf(database, "Ane@example.com"));
  expect(await count()).toBe(1);
  await services.store.run(({ database }) => purgeTables(database, settings, Date.UTC(2030, 0, 1)));
  expect(await count()).toBe(0);
});
`),
    },
    tests: [
      "server/api/callback-route.test.ts",
      "server/store/migrate.test.ts",
      "server/services/services.test.ts",
      "src/legal/legal-texts.test.ts",
      "tests/imports.test.ts",
    ],
  },
];
