import { expect, test } from "vitest";
import { newVisitorId, visitorIdIn } from "./visitor-id.ts";

const ID = "6f1c2b1e-5a0d-4c3b-9a58-2f6f0d9c1e77";

test.each([
  [ID, ID],
  [ID.toUpperCase(), ID.toUpperCase()],
  [`  ${ID}\n`, ID],
  [`${ID}:1731628800000`, ID],
  [`${ID} : a:b\nc`, ID],
])("%j names the visitor %s", (stored, id) => {
  expect(visitorIdIn(stored)).toBe(id);
});

test.each([
  null,
  undefined,
  7,
  "",
  ":",
  `:${ID}`,
  `${ID}0`,
  `x${ID}`,
  ID.replaceAll("-", ""),
  ID.replace("6", "g"),
  ID.replace("-", "--"),
  `${ID} ${ID}`,
])("%j names nobody", (stored) => {
  expect(visitorIdIn(stored)).toBeNull();
});

test("a new id is a random UUID of version 4", () => {
  const ids = Array.from({ length: 200 }, newVisitorId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(visitorIdIn(id)).toBe(id);
  }
});
