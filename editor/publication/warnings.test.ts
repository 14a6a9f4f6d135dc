import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { readTexts } from "../../server/publication/sources.ts";
import { readContent } from "../../src/site/content/read.ts";
import { warningsIn } from "./warnings.ts";

const both = (text: string) => ({ es: text, eu: text });
const { certificates, machinery } = readContent();
const TEXTS = readTexts(".");

function changed(file: string, change: (document: ReturnType<typeof parseDocument>) => void) {
  const document = parseDocument(TEXTS[file] ?? "");
  change(document);
  return { ...TEXTS, [file]: String(document) };
}
const withQuestion = (texts: Record<string, string>, answer: string) => {
  const document = parseDocument(texts["content/questions.yaml"] ?? "");
  document.setIn(["questions", 0, "answer", "es"], answer);
  return { ...texts, "content/questions.yaml": String(document) };
};
const withoutFirst = changed("content/certificates.yaml", (document) =>
  document.deleteIn(["certificates", 0]),
);
const [first] = certificates;
const norm = first?.title.replace(/:\d+$/, "") ?? "";

test("nothing is told of what fits together", () => {
  expect(warningsIn(TEXTS, [TEXTS])).toEqual([]);
});

test("a text that names a certificate which is gone is told, with a link to its field", () => {
  const texts = withQuestion(withoutFirst, `Sí, según ${norm}.`);
  const question = warningsIn(texts, [TEXTS]).find(({ entry }) => entry === "Preguntas frecuentes");
  expect(question).toMatchObject({
    field: expect.stringMatching(/ › Respuesta › Castellano$/),
    link: expect.stringContaining("%2Fkeystatic%2Fsingleton%2Fquestions"),
    message: expect.stringContaining(`«${norm}»`),
  });
});

test("also where several norms share their first word, and in a legal text", () => {
  const number = norm.match(/\d+/)?.[0];
  const legal = "content/legal/aviso-legal.es.md";
  const texts = { ...withoutFirst, [legal]: `${TEXTS[legal]}\nISO 50001 y ${number}.\n` };
  expect(warningsIn(texts, [TEXTS]).map(({ entry }) => entry)).toContain("Texto legal aviso-legal.es");
});

test("not of a longer number, and not after it is certified for another year", () => {
  const texts = withQuestion(TEXTS, `El expediente ${norm.match(/\d+/)?.[0]}7.`);
  const renewed = changed("content/certificates.yaml", (document) =>
    document.setIn(["certificates", 0, "title"], `${norm}:2031`),
  );
  expect(warningsIn(renewed, [TEXTS])).toEqual([]);
  const told = warningsIn(
    { ...texts, "content/certificates.yaml": withoutFirst["content/certificates.yaml"] ?? "" },
    [TEXTS],
  );
  expect(told.filter(({ entry }) => entry === "Preguntas frecuentes")).toEqual([]);
});

test("a tonnage band that no machine is in is told by its name, with a link that opens it", () => {
  const texts = changed("content/machinery.yaml", (document) => {
    const title = { es: "Más de mil toneladas", eu: "Mila tonatik gora" };
    document.addIn(["bands"], document.createNode({ id: "1000+", title }));
  });
  expect(warningsIn(texts, [TEXTS])).toEqual([
    {
      entry: "Maquinaria",
      field: "Tramos de tonelaje › Más de mil toneladas",
      link: expect.stringContaining(encodeURIComponent(String(machinery.bands.length + 1))),
      message: expect.stringContaining("«Más de mil toneladas»"),
    },
  ]);
});

test.each([
  ["{{certificates}} certificados, y basta.", "1 certificados"],
  ["{{CertificatesInWords}} normas que cumplimos.", "1 normas"],
  ["{{certificates}} certificado, y basta.", undefined],
  ["Más de {{machines}} máquinas.", undefined],
])("with one certificate, «%s» tells %s", (answer, found) => {
  const one = changed("content/certificates.yaml", (document) =>
    document.set("certificates", [Object(document.toJS()).certificates[0]]),
  );
  const told = warningsIn(withQuestion(one, answer), []);
  const ofTheQuestion = told.find(({ entry }) => entry === "Preguntas frecuentes");
  expect(ofTheQuestion?.message).toEqual(found && expect.stringContaining(`«${found}»`));
});

test("a figure that has become one is told by the words under it", () => {
  const home = changed("content/home.yaml", (document) => {
    const figure = { value: both("{{services}}"), label: both("servicios de obra") };
    document.set("figures", document.createNode([figure]));
  });
  const services = changed("content/services.yaml", (document) =>
    document.set("services", [Object(document.toJS()).services[0]]),
  );
  const told = warningsIn({ ...services, "content/home.yaml": home["content/home.yaml"] ?? "" }, []);
  expect(told.map(({ message }) => message).join()).toContain("«1 servicios»");
});
