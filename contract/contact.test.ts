import { describe, expect, it } from "vitest";
import { SAMPLE_FIELDS, SUBJECTS } from "../tests/parts/sample-fields.ts";
import { contactFormSchema, contactRules } from "./contact.ts";
import { MAXIMUM_MESSAGE_LENGTH } from "./contact-fields.ts";
import { CONTACT_ERRORS } from "./contact-messages.ts";

const { message: messageSchema } = contactRules(SUBJECTS);

const good = {
  ...SAMPLE_FIELDS,
  honeypot: "",
  loadedAt: "2026-11-15T08:00:00.000Z",
};

/** The code reported first for a changed field; undefined when it is taken. */
function codeFor(change: Record<string, unknown>): string | undefined {
  const [field] = Object.keys(change);
  const { error } = messageSchema.safeParse({ ...good, ...change });
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

describe("a contact message", () => {
  it.each([
    [{ name: "A" }, "nameTooShort"],
    [{ name: "  A  " }, "nameTooShort"],
    [{ name: undefined }, "nameTooShort"],
    [{ name: "a".repeat(201) }, "nameTooLong"],
    [{ name: "Ane\nBcc: x@example.com" }, "controlCharacters"],
    [{ name: "Ane\n" }, "controlCharacters"],
    [{ name: "Ane\u0085" }, "controlCharacters"],
    [{ name: "Ane\u2028Bi" }, "controlCharacters"],
    [{ name: "Ane\ud800" }, "controlCharacters"],
    [{ name: "\u200b\u200b" }, "nameTooShort"],
    [{ name: "\u202e\u202eA" }, "nameTooShort"],
    [{ name: "\u3164\u3164\u3164" }, "nameTooShort"],
    [{ name: "\u2800\u2800" }, "nameWithoutLetters"],
    [{ name: "1234 👷" }, "nameWithoutLetters"],
    [{ email: "ane" }, "emailInvalid"],
    [{ email: "ane@example.com\r\nBcc: x@example.com" }, "controlCharacters"],
    [{ email: `${"a".repeat(250)}@example.com` }, "emailInvalid"],
    [{ email: "a@b@example.com" }, "emailInvalid"],
    [{ email: "ane@españa.es/x" }, "emailInvalid"],
    [{ email: "ane@１.２" }, "emailInvalid"],
    [{ email: "ñandú@example.com" }, "emailInvalid"],
    [{ phone: 600 }, "phoneInvalid"],
    [{ phone: "6\u00010" }, "controlCharacters"],
    [{ phone: "6".repeat(51) }, "phoneTooLong"],
    [{ subject: "" }, "subjectMissing"],
    [{ subject: undefined }, "subjectMissing"],
    [{ subject: "Presupuesto gratis" }, "subjectMissing"],
    [{ message: "" }, "messageMissing"],
    [{ message: " \n " }, "messageMissing"],
    [{ message: "a".repeat(MAXIMUM_MESSAGE_LENGTH + 1) }, "messageTooLong"],
    [{ message: "a\0b" }, "unreadableCharacters"],
    [{ message: "a\udc00b" }, "unreadableCharacters"],
    [{ honeypot: null }, "honeypotInvalid"],
    [{ loadedAt: "yesterday" }, "loadedAtInvalid"],
    [{ loadedAt: "2026-13-45T99:99:99Z" }, "loadedAtInvalid"],
    [{ loadedAt: 1_700_000_000 }, "loadedAtInvalid"],
  ])("refuses %j as %s", (change, code) => {
    expect(codeFor(change)).toBe(code);
  });

  it.each([
    { name: "Jo" },
    { name: "محمد علي" },
    { name: "李小龙" },
    { name: 'O\'Brien "Bob" <script>' },
    { name: "Zoë 👩‍👩‍👧" },
    { email: "first.last+tag@sub.example.eus" },
    { phone: "+34 (600) 00-00 ext. 5, llamar tarde" },
    { phone: undefined },
    { message: "a".repeat(MAXIMUM_MESSAGE_LENGTH) },
    { message: "<b>'\"&</b>\r\n\tשלום\n👷🏽‍♀️" },
    { loadedAt: "2026-11-15T09:00:00+01:00" },
  ])("takes %j", (change) => {
    expect(codeFor(change)).toBeUndefined();
  });

  it("counts a line break once, as the browser does that sends it as two characters", () => {
    expect(codeFor({ message: "a\r\n".repeat(MAXIMUM_MESSAGE_LENGTH / 2) })).toBeUndefined();
  });

  it("keeps the message letter by letter, its line breaks as one kind, and trims only the single lines", () => {
    const parsed = messageSchema.parse({
      ...good,
      name: " Ane ",
      email: " a@b.eus ",
      message: " x \r\n\r\ny\r\n",
    });
    expect(parsed).toMatchObject({ name: "Ane", email: "a@b.eus", message: " x \n\ny\n" });
  });
});

describe("marks that turn the direction of writing", () => {
  it("are left out of the single lines, as they come with copied numbers, and stay in the message", () => {
    const parsed = messageSchema.parse({
      ...good,
      name: "\u202eenA\u2069 \u200fمحمد",
      email: "\u202aane@example.com\u202c",
      phone: "\u202a+34 600 000 000\u202c",
      message: "\u202eabc",
    });
    expect(parsed).toMatchObject({
      name: "enA محمد",
      email: "ane@example.com",
      phone: "+34 600 000 000",
      message: "\u202eabc",
    });
  });
});

it.each([
  ["Ane@España.es", "Ane@xn--espaa-rta.es"],
  ["ane@büro.bücher.example", "ane@xn--bro-hoa.xn--bcher-kva.example"],
  ["ane@1.2.es", "ane@1.2.es"],
])("the domain of %s is written as mail servers know it: %s", (email, stored) => {
  expect(messageSchema.parse({ ...good, email }).email).toBe(stored);
});

it("tabs in the single lines, as cells copied from a sheet have them, are spaces", () => {
  const copied = { name: "Ane\tEtxebarria", email: "ane@example.com\t", phone: "600\t000\t000" };
  expect(messageSchema.parse({ ...good, ...copied })).toMatchObject({
    name: "Ane Etxebarria",
    email: "ane@example.com",
    phone: "600 000 000",
  });
});

describe("characters that nobody sees", () => {
  it("are left out of an address and a number, as they come with texts copied from chats and documents", () => {
    const unseen = "\u200b\u2060\u00ad\ufeff";
    const parsed = messageSchema.parse({
      ...good,
      email: `${unseen}ane@${unseen}example.com`,
      phone: `+34 600${unseen} 000 000`,
    });
    expect(parsed).toMatchObject({ email: "ane@example.com", phone: "+34 600 000 000" });
  });
});

describe("the contact form", () => {
  it("also wants the sum", () => {
    const { error } = contactFormSchema.safeParse({ ...good, mathCaptcha: " " });
    expect(error?.issues.map(({ message }) => message)).toEqual(["captchaMissing"]);
  });
});

describe("the sentences of the specification", () => {
  it.each([
    ["nameTooShort", "El nombre debe tener al menos 2 caracteres"],
    ["emailInvalid", "Debe ser un email válido"],
    ["subjectMissing", "Por favor, seleccione un asunto"],
    ["messageMissing", "Por favor, introduzca un mensaje"],
    ["captchaMissing", "Por favor, resuelva la operación matemática"],
  ] as const)("%s: %s", (code, sentence) => {
    expect(CONTACT_ERRORS[code].es).toBe(sentence);
  });

  it("has the Basque one the specification gives", () => {
    expect(CONTACT_ERRORS.nameTooShort.eu).toBe("Izenak gutxienez 2 karaktere izan behar ditu");
  });
});
