import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("every gap receives its value, wherever the language puts it", () => {
  const values = { shown: 0, total: 83 };
  expect(fill("{shown} de {total} máquinas", values)).toBe("0 de 83 máquinas");
  expect(fill("{total} makinetatik {shown} ikusgai", values)).toBe("83 makinetatik 0 ikusgai");
});

test("a gap without a value stays to be seen", () => {
  expect(fill("Llamar al {phone}", {})).toBe("Llamar al {phone}");
});
