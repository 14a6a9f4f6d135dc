import { describe, expect, it } from "vitest";
import { EMPTY_FIELDS } from "../../tests/parts/sample-fields.ts";
import { draftKeeper } from "./draft.ts";

const EMPTY = EMPTY_FIELDS;
const FILLED = { ...EMPTY, name: "Ane", message: "Un garaje en Bakio" };

/** A tab whose storage outlives its documents. */
function tab() {
  let stored: string | null = null;
  let keys = 0;
  return {
    stored: () => stored,
    load: (loadedAt: number, begun = "") =>
      draftKeeper({
        read: () => stored,
        write: (text) => {
          stored = text;
        },
        remove: () => {
          stored = null;
        },
        loadedAt,
        newKey: () => `key-${++keys}`,
        untouched: EMPTY,
        begun: () => begun,
      }),
  };
}

describe("a draft", () => {
  it("begins with the first letter, and with the time the form was loaded", () => {
    const { load, stored } = tab();
    const draft = load(1000).follow(FILLED);
    expect(draft).toEqual({ fields: FILLED, loadedAt: 1000, idempotencyKey: "key-1" });
    expect(JSON.parse(stored() ?? "")).toEqual(draft);
  });

  it("is not stored while nothing is typed, and no longer when all is wiped out", () => {
    const { load, stored } = tab();
    const keeper = load(1000);
    keeper.follow(EMPTY);
    expect(stored()).toBeNull();
    keeper.follow(FILLED);
    keeper.follow(EMPTY);
    expect(stored()).toBeNull();
  });

  it("counts a chosen subject as touched", () => {
    const { load, stored } = tab();
    load(1000).follow({ ...EMPTY, subject: "Otros" });
    expect(stored()).not.toBeNull();
  });

  it("survives a reload with its key and with the time of the first load", () => {
    const { load } = tab();
    load(1000).follow(FILLED);
    expect(load(9000).follow(FILLED)).toMatchObject({ loadedAt: 1000, idempotencyKey: "key-1" });
  });

  it("keeps the time of the first load when its text changes after a reload", () => {
    const { load } = tab();
    load(1000).follow(FILLED);
    expect(load(9000).follow({ ...FILLED, message: "Dos garajes" }).loadedAt).toBe(1000);
  });

  it("keeps its key while the text is the same, so that a second attempt is stored once", () => {
    const keeper = tab().load(1000);
    expect(keeper.follow({ ...FILLED }).idempotencyKey).toBe(keeper.follow({ ...FILLED }).idempotencyKey);
  });

  it("gets another key with another text", () => {
    const keeper = tab().load(1000);
    keeper.follow(FILLED);
    expect(keeper.follow({ ...FILLED, message: "Dos garajes" }).idempotencyKey).toBe("key-2");
  });

  it("is forgotten once the message is sent, and the same text is then a new message", () => {
    const { load, stored } = tab();
    const keeper = load(1000);
    keeper.follow(FILLED);
    keeper.forget();
    expect(stored()).toBeNull();
    expect(keeper.follow(FILLED).idempotencyKey).toBe("key-2");
  });

  it("remembers what a link wrote, also when the next page has no such link", () => {
    const { load } = tab();
    load(1000, "Derribos: ").follow({ ...FILLED, message: "Derribos: un garaje" });
    expect(load(2000).follow(FILLED).begun).toBe("Derribos: ");
  });

  it("keeps neither the hidden field nor the answer to the sum", () => {
    const form = { ...FILLED, honeypot: "x", mathCaptcha: "7" };
    expect(tab().load(1000).follow(form).fields).toEqual(FILLED);
  });
});
