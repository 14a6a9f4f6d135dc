import { expect, it } from "vitest";
import { type Draft, draftKey, messageWithDraft, parseDraft } from "./stored-draft.ts";

const fields = { name: "Ane", email: "", phone: "", subject: "Otros", message: "Un garaje en Bakio" };
const draft: Draft = { fields, loadedAt: 1000, idempotencyKey: "key" };

it("is kept under the company's short name", () => {
  expect(draftKey("harlur")).toBe("harlur-contact-draft");
});

it("is read back as it was written", () => {
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

it.each([
  null,
  "",
  "{",
  "3",
  "{}",
  JSON.stringify({ ...draft, loadedAt: "soon" }),
  JSON.stringify({ ...draft, idempotencyKey: null }),
  JSON.stringify({ ...draft, fields: null }),
  JSON.stringify({ ...draft, begun: 3 }),
  JSON.stringify({ ...draft, fields: { ...fields, name: 3 } }),
])("counts as none when it is %j", (stored) => {
  expect(parseDraft(stored)).toBeNull();
});

it.each([
  { what: "nothing but what the last link wrote", message: "Derribos: ", shown: "Cisterna: " },
  { what: "what the visitor wrote after it", message: "Derribos: un garaje", shown: "Cisterna: un garaje" },
  { what: "the same, in lines", message: "Derribos: \nun garaje", shown: "Cisterna: un garaje" },
  { what: "the visitor's own words alone", message: "Un garaje", shown: "Cisterna: \nUn garaje" },
  { what: "what this link writes already", message: "Cisterna: un garaje", shown: "Cisterna: un garaje" },
])("makes room for what a second link writes, with $what in it", ({ message, shown }) => {
  const kept = { ...draft, fields: { ...fields, message }, begun: "Derribos: " };
  expect(messageWithDraft("Cisterna: ", kept)).toBe(shown);
});

it("comes back as it is on a page that no link has begun", () => {
  expect(messageWithDraft("", { ...draft, begun: "Derribos: " })).toBe(fields.message);
});
