import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStrictJson } from "./strict-json.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("strict JSON", () => {
  it.each([
    ["truncated", '{"a":'],
    ["a repeated key", '{"a":1,"a":2}'],
    ["a repeated key in another spelling", '{"a":1,"\\u0061":2}'],
    ["a repeated key with a space before its colon", '{"a" :1,"a"\n:2}'],
    ["a repeated key after a nested object", '{"a":{"b":1},"a":2}'],
    ["nested deeply", `${"[".repeat(5)}${"]".repeat(5)}`],
    ["nested very deeply", `${"[".repeat(16_000)}${"]".repeat(16_000)}`],
    ["a prototype", '{"__proto__":{"polluted":true}}'],
    ["a prototype in another spelling", '{"\\u005f_proto__":1}'],
    ["nothing", ""],
    ["two values", "{} {}"],
  ])("refuses %s", (_name, text) => {
    expect(() => parseStrictJson(bytes(text))).toThrow();
  });

  it("refuses bytes that are not UTF-8", () => {
    expect(() => parseStrictJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow();
  });

  it("takes keys that only look repeated", () => {
    const text = '{"a":"\\"a\\":1","b":["a","a"],"c":{"a":1},"d":{"a":"{["}}';
    expect(parseStrictJson(bytes(text))).toEqual(JSON.parse(text));
  });

  it("reads every flat object as JSON.parse does", () => {
    const value = fc.oneof(fc.string({ unit: "binary" }), fc.integer(), fc.boolean(), fc.constant(null));
    const key = fc.string({ unit: "binary" }).filter((text) => text !== "__proto__");
    fc.assert(
      fc.property(fc.dictionary(key, value, { noNullPrototype: true }), (object) => {
        const text = JSON.stringify(object);
        return JSON.stringify(parseStrictJson(bytes(text))) === text;
      }),
    );
  });
});
