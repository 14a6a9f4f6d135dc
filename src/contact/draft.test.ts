import { describe, expect, it } from "vitest";
import { DEFAULT_SUBJECT } from "../../contract/contact.ts";
import { type Draft, type DraftFields, draftAfter, draftKey, parseDraft } from "./draft.ts";

const EMPTY: DraftFields = { name: "", email: "", phone: "", subject: DEFAULT_SUBJECT, message: "" };
const FIELDS: DraftFields = { ...EMPTY, name: "Ane", message: "Un garaje en Bakio" };
const DRAFT: Draft = { fields: FIELDS, loadedAt: 1000, idempotencyKey: "first" };
const moment = { loadedAt: 9000, newKey: () => "second" };

describe("a draft", () => {
  it("begins with the first letter, and with the time the form was loaded", () => {
    expect(draftAfter(null, FIELDS, moment)).toEqual({
      fields: FIELDS,
      loadedAt: 9000,
      idempotencyKey: "second",
    });
  });

  it("is none while nothing is typed, and none again when all is wiped out", () => {
    expect(draftAfter(null, EMPTY, moment)).toBeNull();
    expect(draftAfter(DRAFT, EMPTY, moment)).toBeNull();
  });

  it("counts a chosen subject as touched", () => {
    expect(draftAfter(null, { ...EMPTY, subject: "Otros" }, moment)).not.toBeNull();
  });

  it("keeps its key while the text is the same, so that a second attempt is stored once", () => {
    expect(draftAfter(DRAFT, { ...FIELDS }, moment)).toBe(DRAFT);
  });

  it("gets a new key with another text, and keeps the time of the first load", () => {
    const changed = draftAfter(DRAFT, { ...FIELDS, message: "Dos garajes" }, moment);
    expect(changed).toMatchObject({ idempotencyKey: "second", loadedAt: 1000 });
  });

  it("keeps neither the hidden field nor the answer to the sum", () => {
    const form = { ...FIELDS, honeypot: "x", mathCaptcha: "7" };
    expect(Object.keys(draftAfter(null, form, moment)?.fields ?? {})).toEqual([
      "name",
      "email",
      "phone",
      "subject",
      "message",
    ]);
  });
});

describe("a stored draft", () => {
  it("is kept under the company's short name", () => {
    expect(draftKey("harlur")).toBe("harlur-contact-draft");
  });

  it("is read back as it was written", () => {
    expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
  });

  it.each([
    null,
    "",
    "{",
    "3",
    "{}",
    JSON.stringify({ ...DRAFT, loadedAt: "soon" }),
    JSON.stringify({ ...DRAFT, fields: null }),
    JSON.stringify({ ...DRAFT, fields: { ...FIELDS, name: 3 } }),
  ])("counts as none when it is %j", (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });
});
