/** An owner's ordinary changes, made in the files of a checkout as an owner makes them. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { Document, parseDocument } from "yaml";
import { formatDocument } from "../../src/site/content/format.ts";
import { readContent } from "../../src/site/content/read.ts";

const both = (es: string, eu: string) => ({ es, eu });

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 90"><circle cx="45" cy="45" r="40" fill="#1d3557"/><path d="M110 25h180v40H110z" fill="#e63946"/></svg>`;

/** The folder that holds content/ and public/. */
function owner(root: string) {
  const path = (file: string) => join(root, "content", file);
  return {
    content: () => readContent(root),
    edit(file: string, change: (document: Document) => void) {
      const document = parseDocument(readFileSync(path(`${file}.yaml`), "utf8"));
      change(document);
      writeFileSync(path(`${file}.yaml`), formatDocument(document));
    },
    /** The first project once more, with something else in it. */
    copyProject(slug: string, changes: object) {
      const [original] = readContent(root).projects;
      const { slug: _, ...project } = original ?? { slug };
      writeFileSync(path(`projects/${slug}.yaml`), formatDocument(new Document({ ...project, ...changes })));
    },
    remove: (file: string) => rmSync(path(file)),
    copyDocument: (from: string, to: string) =>
      copyFileSync(join(root, "public", from), join(root, "public", to)),
    drawing(file: string) {
      mkdirSync(dirname(path(`images/${file}`)), { recursive: true });
      writeFileSync(path(`images/${file}`), LOGO);
    },
    /** A photograph as a camera writes it; orientation 6 is a telephone held upright. */
    async photograph(file: string, width: number, height: number, orientation = 1) {
      const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="0" y2="1"><stop stop-color="#9cc3dd"/><stop offset="1" stop-color="#6b4a2b"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/><circle cx="70%" cy="60%" r="12%" fill="#f2a900"/></svg>`;
      mkdirSync(dirname(path(`images/${file}`)), { recursive: true });
      await sharp(Buffer.from(gradient), { unlimited: true })
        .jpeg({ quality: 80 })
        .withMetadata({ orientation })
        .toFile(path(`images/${file}`));
    },
  };
}
type Owner = ReturnType<typeof owner>;

/** Nearly as long as the field takes. */
const longText = (sentence: string, longest: number) =>
  sentence
    .repeat(Math.ceil(longest / sentence.length))
    .slice(0, longest - 5)
    .trim();

const LONGER = both(
  " Si quieres, pasamos a verlo, lo medimos contigo y te contamos qué haríamos.",
  " Nahi izanez gero, bisitatu, zurekin neurtu eta zer egingo genukeen kontatuko dizugu.",
);

function lengthen(document: Document, path: (string | number)[], longest: number) {
  for (const language of ["es", "eu"] as const)
    document.setIn([...path, language], longText(LONGER[language], longest));
}

export const NEW_PROJECT = "prueba-caserio";
export const MOVED_PROJECT = "prueba-sustituida";
export const LOST_PROJECT = "prueba-olvidada";

/** Of which a small company may have fewer. */
export const SOLD = 2;

/** In this order, one after the other. */
export const OWNER_CHANGES: Record<string, (owner: Owner) => void | Promise<void>> = {
  "longer sentences": ({ edit }) => {
    edit("home", (home) => lengthen(home, ["services", "lead"], 220));
    edit("questions", (questions) => lengthen(questions, ["questions", 0, "answer"], 600));
    edit("services", (services) => lengthen(services, ["services", 0, "description"], 700));
  },
  "two machines sold and one bought": ({ edit }) =>
    edit("machinery", (machinery) => {
      const { equipment } = machinery.toJS();
      const bought = { ...equipment.at(-1), id: "prueba-comprada-01", model: "Nueva 1" };
      for (const _ of equipment.slice(0, SOLD)) machinery.deleteIn(["equipment", 0]);
      machinery.addIn(["equipment"], machinery.createNode(bought, { flow: true }));
    }),
  "a project with photographs of a telephone and of 24 megapixels": async (files) => {
    await files.photograph("projects/prueba-caserio-1.jpg", 1600, 1200, 6);
    await files.photograph("projects/prueba-caserio-2.JPEG", 6000, 4000);
    const image = (name: string) => ({ image: `projects/${name}`, alt: both("El acceso.", "Sarbidea.") });
    const images = [image("prueba-caserio-1"), image("prueba-caserio-2")];
    for (const slug of [NEW_PROJECT, MOVED_PROJECT, LOST_PROJECT])
      files.copyProject(slug, {
        title: both(`Acceso a un caserío, ${slug}`, `Baserri baterako sarbidea, ${slug}`),
        description: both(`Un acceso nuevo (${slug}).`, `Sarbide berria (${slug}).`),
        images,
      });
    files.edit("home", (home) => home.setIn(["projects", "featured", 0], NEW_PROJECT));
  },
  "a project removed, with a successor": ({ edit, remove }) => {
    remove(`projects/${MOVED_PROJECT}.yaml`);
    edit("projects", (settings) =>
      settings.addIn(["moved"], settings.createNode({ from: MOVED_PROJECT, to: NEW_PROJECT })),
    );
  },
  "a project removed for good": ({ remove }) => remove(`projects/${LOST_PROJECT}.yaml`),
  "a service more": ({ edit }) =>
    edit("services", (services) => {
      const [first] = services.toJS().services;
      services.addIn(["services"], {
        ...first,
        id: "prueba-piscinas",
        title: both("Piscinas", "Igerilekuak"),
      });
    }),
  "a service removed and one renamed": ({ edit }) =>
    edit("services", (services) => {
      services.deleteIn(["services", 1]);
      services.setIn(["services", 0, "id"], "tierras");
      services.setIn(["services", 0, "title"], both("Movimiento de tierras", "Lur-mugimenduak"));
    }),
  "a question more": ({ edit }) =>
    edit("questions", (questions) =>
      questions.addIn(["questions"], {
        id: "prueba-seguro",
        question: both("¿Tenéis seguro?", "Asegururik baduzue?"),
        answer: both("Sí, de responsabilidad civil.", "Bai, erantzukizun zibilekoa."),
      }),
    ),
  "a JPEG for the first picture, and a telephone's for a machine": async ({ content, photograph }) => {
    const { home, machinery } = content();
    await photograph(`${home.hero.desktop.image}.jpg`, 2400, 1350);
    await photograph(`${machinery.types[0]?.image}.JPG`, 3024, 4032, 6);
  },
  "a certificate more, with the seal of its auditor": async ({ content, edit, copyDocument, photograph }) => {
    const [certificate] = content().certificates;
    await photograph("certificates/prueba-sello.jpg", 800, 800);
    copyDocument(certificate?.pdfPath ?? "favicon.ico", "certificados/prueba-otra.pdf");
    edit("certificates", (file) =>
      file.addIn(["certificates"], {
        id: "prueba-otra",
        title: "ISO 50001:2018",
        name: both("Gestión de la energía", "Energiaren kudeaketa"),
        description: both("Medimos lo que gastamos.", "Gastatzen duguna neurtzen dugu."),
        icon: "environment",
        pdfPath: "/certificados/prueba-otra.pdf",
        picture: { image: "certificates/prueba-sello", alt: both("El sello.", "Zigilua.") },
      }),
    );
  },
  "another company, telephone and hours": ({ edit }) =>
    edit("company", (company) => {
      company.setIn(["name"], "Obras Ñandú & Cía");
      company.deleteIn(["wordmark"]);
      company.setIn(["legalName"], "Obras Ñandú y Compañía, S.A.");
      company.setIn(["shortName"], "nandu");
      company.setIn(["phone"], "688 12 34 56");
      company.addIn(["officeHours"], {
        label: both("Sábado", "Larunbata"),
        days: ["saturday"],
        spans: [{ opens: "09:00", closes: "12:30" }],
      });
      company.addIn(["officeHours"], {
        label: both("Agosto, cerrado por vacaciones", "Abuztua, oporretan itxita"),
        from: "1 de agosto",
        to: "31/8",
        days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
        spans: [],
      });
    }),
  "an own logo": ({ edit, drawing }) => {
    drawing("logo/nandu.svg");
    edit("company", (company) => company.setIn(["logo"], "logo/nandu"));
  },
  "other colours": ({ edit }) =>
    edit("theme", (theme) =>
      theme.setIn(["colours"], { forest: "#1d3557", "forest-deep": "#14263f", amber: "#ffb703" }),
    ),
  "unusual characters": ({ edit }) =>
    edit("questions", (questions) =>
      questions.setIn(
        ["questions", 1, "answer"],
        both(
          'Sí: el 100 % & «más», <b>sin</b> "trampa" — d’Aran, 5 € 👷🏽‍♀️ # 1',
          "Bai: % 100 & «gehiago», <b>iruzurrik</b> gabe — 5 € 👷🏽‍♀️ # 1",
        ),
      ),
    ),
  "a new subcategory": ({ edit }) =>
    edit("machinery", (machinery) => {
      const [category] = machinery.toJS().categories;
      const [type] = machinery.toJS().types;
      machinery.addIn(["categories", 0, "subcategories"], {
        id: "prueba-gruas",
        title: both("Grúas", "Garabiak"),
      });
      machinery.addIn(["types"], {
        ...type,
        id: "prueba-grua",
        title: both("Grúa", "Garabia"),
        category: category.id,
        subcategory: "prueba-gruas",
        tonnes: "load",
      });
      machinery.addIn(["equipment"], {
        id: "prueba-grua-01",
        type: "prueba-grua",
        brand: "Liebherr",
        model: "LTM 1030",
      });
    }),
  "another answer time": ({ content, edit }) =>
    edit("company", (company) =>
      company.setIn(["replyHours"], content().company.replyHours === "24" ? "24–48" : "24"),
    ),
  "a subject more": ({ edit }) =>
    edit("subjects", (subjects) => subjects.addIn(["subjects"], both("Trabajar aquí", "Hemen lan egitea"))),
  "a section switched off and the menu reordered": ({ edit }) => {
    edit("home", (home) => home.deleteIn(["sections", 2]));
    edit("navigation", (navigation) => navigation.setIn(["main"], navigation.toJS().main.toReversed()));
  },
};

export async function makeChange(task: string, root: string): Promise<void> {
  await OWNER_CHANGES[task]?.(owner(root));
}
