import { expect, it } from "vitest";
import { type Draft, draftKey, parseDraft } from "./stored-draft.ts";

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
  JSON.stringify({ ...draft, fields: { ...fields, name: 3 } }),
])("counts as none when it is %j", (stored) => {
  expect(parseDraft(stored)).toBeNull();
});
