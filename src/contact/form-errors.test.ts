import { describe, expect, it } from "vitest";
import type { ContactForm } from "../../contract/contact.ts";
import type { Language } from "../../contract/languages.ts";
import { SAMPLE_FIELDS } from "../../tests/parts/sample-fields.ts";
import { contactResolver, errorSentence, fileSentences, isFormField, wrongFieldsIn } from "./form-errors.ts";

const VALID: ContactForm = {
  ...SAMPLE_FIELDS,
  name: "Ane",
  email: "ane@example.com",
  phone: "",
  message: "Un garaje",
  honeypot: "",
  mathCaptcha: "7",
};

async function resolve(form: ContactForm, language: Language = "es") {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return contactResolver(language)(form, undefined, options);
}

async function sentences(change: Partial<ContactForm>, language: Language = "es") {
  const { errors } = await resolve({ ...VALID, ...change }, language);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

describe("the form's rules", () => {
  it("let a filled-in form pass, trimmed, with or without a telephone", async () => {
    expect((await resolve({ ...VALID, name: " Ane " })).values).toEqual(VALID);
    expect(await sentences({ phone: "como quieras" })).toEqual({});
  });

  it.each([
    [{ name: "A" }, { name: "El nombre debe tener al menos 2 caracteres" }],
    [{ email: "ane@" }, { email: "Debe ser un email válido" }],
    [{ subject: "" }, { subject: "Por favor, seleccione un asunto" }],
    [{ message: "" }, { message: "Por favor, introduzca un mensaje" }],
    [{ mathCaptcha: "" }, { mathCaptcha: "Por favor, resuelva la operación matemática" }],
  ])("say what is wrong with %j", async (change, expected) => {
    expect(await sentences(change)).toEqual(expected);
  });

  it("say it in Basque too", async () => {
    expect(await sentences({ name: "A" }, "eu")).toEqual({
      name: "Izenak gutxienez 2 karaktere izan behar ditu",
    });
  });

  it("name all wrong fields at once, each with one sentence", async () => {
    expect(Object.keys(await sentences({ name: "", email: "", message: "", mathCaptcha: "" }))).toEqual([
      "name",
      "email",
      "message",
      "mathCaptcha",
    ]);
  });

  it("say the first thing that is wrong with a field", async () => {
    expect(await sentences({ name: "\u0001" })).toEqual({
      name: "No puede contener saltos de línea ni caracteres de control",
    });
  });
});

describe("what the server says", () => {
  it("is said in the page's language when its code is known, in its own words otherwise", () => {
    expect(errorSentence("emailInvalid", "eu", "Debe ser un email válido")).toBe(
      "Baliozko helbide elektronikoa izan behar du",
    );
    expect(errorSentence("tomorrow", "es", "Vuelva mañana")).toBe("Vuelva mañana");
  });

  it("about files is said by their names, each reason once, in its own words where it is unknown", () => {
    const wrong = (code: string, file: number) => ({ field: "files", code, message: `${code}!`, file });
    const all = [wrong("unreadable", 0), wrong("unreadable", 1), wrong("tomorrow", 2), wrong("tomorrow", 3)];
    expect(fileSentences(all, ["a.jpg", "b.jpg", "c.jpg", "d.jpg"], "es")).toMatch(
      /^a\.jpg, b\.jpg: ya no se pueden leer; [^:]+ tomorrow!$/,
    );
    expect(fileSentences([wrong("kind", 0)], ["a.doc"], "eu")).toMatch(/^a\.doc: ez da argazkia/);
  });

  it("belongs to a field only where the form has it", () => {
    expect(isFormField("email")).toBe(true);
    expect(isFormField("loadedAt")).toBe(false);
    expect(isFormField("toString")).toBe(false);
  });
});

describe("an answer that names wrong fields", () => {
  const wrong = { field: "email", code: "emailInvalid", message: "Debe ser un email válido" };

  it("is read as data, files by their place", () => {
    const file = { field: "files", code: "kind", message: "a: no", file: 1 };
    expect(wrongFieldsIn({ status: 400, errors: [wrong, file] })).toEqual([wrong, file]);
  });

  it.each([
    [null],
    ["no"],
    [{}],
    [{ errors: "email" }],
    [{ errors: [null, { field: "email" }] }],
    [{ errors: [{ ...wrong, file: "1" }] }],
  ])("names none in %j", (answer) => {
    expect(wrongFieldsIn(answer)).toEqual([]);
  });
});
