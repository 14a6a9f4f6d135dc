import { expect, test } from "vitest";
import { z } from "zod";
import { readLegal } from "./legal-texts.ts";
import { parseContent, readYaml } from "./parse.ts";
import { withoutPasted } from "./pasted-text.ts";

test("line breaks of other programs are line breaks, and what nobody sees is left out", () => {
  expect(withoutPasted("Uno\vdos\u2028tres\u0085cuatro")).toBe("Uno\ndos\ntres\ncuatro");
  expect(withoutPasted("Uno\vdos", " ")).toBe("Uno dos");
  expect(withoutPasted("\u202a94 600\u200b 00 00\u202c\ufeff\u0007")).toBe("94 600 00 00");
});

test("what a writer may want stays: soft hyphens, fixed spaces, quotes, joined emoji", () => {
  const text = "talud\u00adreforzado 5\u00a0m “así” 👷\u200d♀️\n\tfin";
  expect(withoutPasted(text)).toBe(text);
});

test("the site reads its texts so, in every kind of file", () => {
  const file = readYaml("content/company.yaml", 'phone: "\\u202a94 600 00 00\\u202c"\nline: "Uno\\vdos"\n');
  const { data } = parseContent(file, z.strictObject({ phone: z.string(), line: z.string() }), undefined);
  expect(data).toEqual({ phone: "94 600 00 00", line: "Uno\ndos" });
  const legal = readLegal("a.es.md", "---\nupdated: Abril\n---\nUno\vdos\u0007", []);
  expect(legal.body).toBe("Uno\ndos");
});
