import { describe, expect, test } from "vitest";
import { anchorOf, parseLegal } from "./sections.ts";

const SOURCE = `---
updated: Abril de 2025
---

Texto de {{legalName}}.

## 1. Qué son

Primero.

{{cookieTable}}

Después.
`;

describe("parseLegal", () => {
  const text = parseLegal("x.md", SOURCE, { legalName: "Excavaciones Harlur, S.L." });

  test("reads the date and fills the company's data in", () => {
    expect(text.updated).toBe("Abril de 2025");
    expect(text.intro).toEqual([{ html: "<p>Texto de Excavaciones Harlur, S.L..</p>" }]);
  });

  test("makes a section of each heading, with what the page inserts in its place", () => {
    expect(text.sections).toEqual([
      {
        id: "que-son",
        heading: "1. Qué son",
        parts: [{ html: "<p>Primero.</p>" }, { insert: "cookieTable" }, { html: "<p>Después.</p>" }],
      },
    ]);
  });

  test("says what holds and leaves out what does not", () => {
    const source = "---\nupdated: Hoy\n---\n\n{{#yes}}\nSí.\n{{/yes}}\n{{^yes}}\nNo.\n{{/yes}}\n";
    expect(parseLegal("x.md", source, { yes: true }).intro).toEqual([{ html: "<p>Sí.</p>" }]);
    expect(parseLegal("x.md", source, { yes: false }).intro).toEqual([{ html: "<p>No.</p>" }]);
  });

  test("refuses a gap that nothing fills", () => {
    const parse = (text: string) => () =>
      parseLegal("x.md", `---\nupdated: Hoy\n---\n\n${text}`, { taxId: "B" });
    expect(parse("Hola.\n{{nif}}")).toThrow(
      "x.md, línea 6: no hay ningún dato «nif». Se puede poner: {{taxId}}",
    );
    expect(parse("{taxId}")).toThrow("x.md, línea 5: sobra «{taxId}»");
    expect(parse("{{#taxId}}Sin cerrar.")).toThrow("x.md, línea 5: hay unas llaves sin cerrar");
  });

  test.each([
    ["<script>alert(1)</script>", "lleva HTML («<script>alert(1)</script>»)"],
    ["Hola <b onclick=alert(1)>tú</b>", "lleva HTML («<b onclick=alert(1)>»)"],
    ["[aquí](javascript:alert(1))", "el enlace «javascript:alert(1)» no vale"],
  ])("refuses %s", (text, says) => {
    expect(() => parseLegal("x.md", `---\nupdated: Hoy\n---\n\nUno.\n\n${text}\n`, {})).toThrow(
      `x.md, línea 7: ${says}`,
    );
  });

  test("keeps the mark of another language, and links with data in them", () => {
    const source =
      '---\nupdated: Hoy\n---\n\n<span lang="es">Ajustes</span> [m](mailto:{{email}}) [w]({{siteUrl}})\n';
    expect(parseLegal("x.md", source, { email: "a@b.eus", siteUrl: "https://b.eus" }).intro).toEqual([
      {
        html: '<p><span lang="es">Ajustes</span> <a href="mailto:a@b.eus">m</a> <a href="https://b.eus">w</a></p>',
      },
    ]);
  });

  test("a company's name is no HTML either", () => {
    const source = "---\nupdated: Hoy\n---\n\nSomos {{name}}.\n";
    expect(parseLegal("x.md", source, { name: "<script>alert(1)</script>" }).intro).toEqual([
      { html: "<p>Somos &lt;script&gt;alert(1)&lt;/script&gt;.</p>" },
    ]);
  });

  test("refuses a text without its date", () => {
    expect(() => parseLegal("x.md", "## 1. Sin fecha", {})).toThrow("updated");
  });
});

test("anchors have neither number nor accent", () => {
  expect(anchorOf("11. Modificación de la política")).toBe("modificacion-de-la-politica");
});
