// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { content, parseAll, pictureName } from "./load.ts";

const FILES = Object.fromEntries(
  readdirSync("content")
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => [`/content/${file}`, readFileSync(`content/${file}`, "utf8")]),
);
const PICTURES = readdirSync("content/images", { recursive: true, encoding: "utf8" }).map((file) =>
  pictureName(`/content/images/${file}`),
);

/** The content with one text of one file changed, as an editor's slip would. */
function changed(name: string, from: string | RegExp, to: string) {
  const file = `/content/${name}.yaml`;
  const source = FILES[file] ?? "";
  const slip = source.replace(from, to);
  if (slip === source) throw new Error(`${file} has no ${from}`);
  const { index = 0 } = source.match(from) ?? {};
  return {
    line: source.slice(0, index).split("\n").length,
    build: () => parseAll({ ...FILES, [file]: slip }, PICTURES),
  };
}

test("the content as it stands has no mistake", () => {
  expect(parseAll(FILES, PICTURES)).toEqual(content);
});

describe("the build stops, naming file, line and what to do, at", () => {
  test("a missing Basque text", () => {
    const { line, build } = changed("questions", /\n {4}eu: [^\n]+/, "");
    expect(build).toThrow(`content/questions.yaml:${line} 0.question.eu: it is missing; add it (a text).`);
  });

  test("an extra text", () => {
    const { line, build } = changed("certificates", /(?<=- )id: /, "colour: red\n  id: ");
    expect(build).toThrow(
      `content/certificates.yaml:${line} 0: remove colour; nothing on the site reads it.`,
    );
  });

  test("an unknown subcategory", () => {
    const { line, build } = changed("machinery", "subcategory: cisternas", "subcategory: barcos");
    expect(build).toThrow(new RegExp(`content/machinery.yaml:${line} .*: it must be one of cisternas, `));
  });

  test("a subcategory of another category", () => {
    const { line, build } = changed("machinery", "subcategory: cisternas", "subcategory: pinzas");
    expect(build).toThrow(
      `content/machinery.yaml:${line} pinzas: it does not belong to vehiculos; use one of cisternas, cabezasTractoras, camiones, gondolas, baneras.`,
    );
  });

  test("a machine of an unknown type", () => {
    const { line, build } = changed("machinery", /(?<=\{ id: [\w-]+, type: )[\w-]+/, "barco");
    expect(build).toThrow(`content/machinery.yaml:${line} barco: there is no such type; use one of `);
  });

  test.each([
    ["services", "id: urbanizacion", "excavaciones"],
    ["machinery", "id: desbrozadora-01", "cisterna-01"],
    ["certificates", "id: iso-14001", "iso-9001"],
    ["questions", "id: particulares", "plazo-presupuesto"],
    ["projects", "slug: mejora-carretera-bi-631", "mejora-drenaje-bi-4332"],
  ])("a name used twice in %s", (name, second, taken) => {
    const { line, build } = changed(name, second, second.replace(/ .+/, ` ${taken}`));
    expect(build).toThrow(
      `content/${name}.yaml:${line} ${taken}: this name is taken already; choose another.`,
    );
  });

  test("a picture that does not exist", () => {
    const { line, build } = changed("home", "image: scenes/hero\n", "image: scenes/heroe\n");
    expect(build).toThrow(
      `content/home.yaml:${line} scenes/heroe: no such picture in content/images; add it or mend the name.`,
    );
  });

  test("services out of the agreed order", () => {
    const { line, build } = changed("services", "id: excavaciones", "id: forestal");
    expect(build).toThrow(
      `content/services.yaml:${line} forestal: here stands excavaciones in the agreed order.`,
    );
  });

  test("five features where six belong", () => {
    const { build } = changed("services", /features:\n\s+- es: [^\n]+\n\s+eu: [^\n]+\n/, "features:\n");
    expect(build).toThrow(/content\/services\.yaml:\d+ 0\.features: it needs at least 6 entries\./);
  });

  test("a description that search engines would cut", () => {
    const { build } = changed("pages", /(?<=description:\n {4}es: )/, `${"Muy largo ".repeat(16)}`);
    expect(build).toThrow(
      /content\/pages\.yaml:\d+ home\.description\.es: shorten it to at most 160 characters\./,
    );
  });

  test("a missing file", () => {
    const { "/content/cookies.yaml": _, ...others } = FILES;
    expect(() => parseAll(others, PICTURES)).toThrow("content/cookies.yaml is missing; bring it back.");
  });
});
