import { expect, test } from "vitest";
import { addressName } from "./name-field.tsx";

test.each([
  ["Nave industrial en Muñoz", "nave-industrial-en-munoz"],
  ["una-obra", "una-obra"],
  [" ", ""],
])(
  "a name written as one likes is good for an address, and one not written stays empty: «%s»",
  (written, name) => {
    expect(addressName(written)).toBe(name);
  },
);
