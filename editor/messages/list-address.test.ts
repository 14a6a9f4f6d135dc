import { expect, test } from "vitest";
import { MESSAGE_FILTERS } from "../../server/contact/message-administration.ts";
import { addressOf, choiceOf, exportedPeriod, withWord } from "./list-address.ts";

const at = (address: string) => new URL(address, "http://127.0.0.1");

test("what a list shows is read back from its address", () => {
  for (const filter of MESSAGE_FILTERS) {
    const choice = { filter, search: "ane & jon #1", page: 3 };
    expect(choiceOf(at(addressOf(choice)))).toEqual(choice);
  }
  const all = { filter: "all", search: "", page: 1 } as const;
  expect(addressOf(all)).toBe("/mensajes");
  expect(addressOf(all, "one")).toBe("/mensajes/one");
  expect(addressOf({ ...all, page: 2 }, "one")).toBe("/mensajes/one?pagina=2");
  expect(withWord("/mensajes/one", "hecho", "resend")).toBe("/mensajes/one?hecho=resend");
  expect(withWord("/mensajes/one?pagina=2", "hecho", "resend")).toBe("/mensajes/one?pagina=2&hecho=resend");
});

test("what makes no sense in an address is the first page of all", () => {
  const all = { filter: "all", search: "", page: 1 };
  for (const query of ["", "?ver=otros&pagina=-1", "?pagina=0", "?pagina=1e9", "?pagina=99999999"])
    expect(choiceOf(at(`/mensajes${query}`))).toEqual(all);
  expect(choiceOf(at(`/mensajes?buscar=${"a".repeat(9999)}`)).search).toHaveLength(200);
});

test("an export takes its last day too", () => {
  expect(exportedPeriod(at("/mensajes/exportar?desde=2026-11-01&hasta=2026-11-15"))).toEqual({
    receivedFrom: Date.parse("2026-10-31T23:00:00Z"),
    receivedBefore: Date.parse("2026-11-15T23:00:00Z"),
  });
  expect(exportedPeriod(at("/mensajes/exportar?desde=&hasta=ayer"))).toEqual({});
});
