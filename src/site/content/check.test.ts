// @vitest-environment node
import { describe, expect, test } from "vitest";
import { content } from "./load.ts";
import { parseAll } from "./parse-all.ts";
import { readPictures, readSources } from "./read.ts";

const FILES = readSources();
const PICTURES = readPictures();

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
    const { line, build } = changed("machinery", /(?<=subcategory: )\w+/, "barcos");
    expect(build).toThrow(
      new RegExp(`content/machinery.yaml:${line} barcos: there is no such subcategory of \\w+; use one of `),
    );
  });

  test("tonnes in the wrong band", () => {
    const [lightest] = content.machinery.bands;
    const tonnes = new RegExp(`(?<=capacity: )[\\d.]+(?=, tonnage: "${lightest?.id}")`);
    const { line, build } = changed("machinery", tonnes, "199");
    expect(build).toThrow(new RegExp(`content/machinery.yaml:${line} 199 tonnes belong to the band `));
  });

  test("a machine of an unknown type", () => {
    const { line, build } = changed("machinery", /(?<=\{ id: [\w-]+, type: )[\w-]+/, "barco");
    expect(build).toThrow(`content/machinery.yaml:${line} barco: there is no such type; use one of `);
  });

  test.each([
    ["services", "id"],
    ["certificates", "id"],
    ["questions", "id"],
    ["projects", "slug"],
  ])("a name used twice in %s", (name, key) => {
    const [taken = "", second = ""] = [
      ...(FILES[`/content/${name}.yaml`] ?? "").matchAll(new RegExp(`(?<=- ${key}: ).+`, "g")),
    ].map(String);
    const { line, build } = changed(name, `- ${key}: ${second}`, `- ${key}: ${taken}`);
    expect(build).toThrow(
      `content/${name}.yaml:${line} ${taken}: this name is taken already; choose another.`,
    );
  });

  test("a picture that does not exist", () => {
    const { line, build } = changed("home", /(?<=image: )scenes\/\S+/, "scenes/heroe");
    expect(build).toThrow(
      `content/home.yaml:${line} scenes/heroe: no such picture in content/images; add it or mend the name.`,
    );
  });

  test("a featured project that does not exist", () => {
    const { line, build } = changed("home", /(?<=featured:\n {4}- )\S+/, "otra-obra");
    expect(build).toThrow(`content/home.yaml:${line} otra-obra: there is no such project; use one of `);
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
