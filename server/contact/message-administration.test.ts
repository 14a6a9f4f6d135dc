import { expect, it, onTestFinished } from "vitest";
import { describeOnBothEngines, type FreshSettings } from "../../tests/parts/engines.ts";
import { EMPTY_FIELDS, sampleMessage } from "../../tests/parts/sample-fields.ts";
import { systemClock } from "../base/clock.ts";
import { SILENT } from "../base/service-log.ts";
import { openDatabase } from "../store/open-database.ts";
import type { DeliveryState } from "../store/schema.ts";
import {
  countMessages,
  eraseMessages,
  findMessage,
  idsLike,
  listMessages,
  type MessageQuery,
  markAnswered,
  markRead,
} from "./message-administration.ts";
import { storeMessages } from "./messages.ts";

async function opened(fresh: FreshSettings) {
  const settings = await fresh();
  const open = await openDatabase(settings, systemClock, SILENT);
  onTestFinished(() => open.close());
  const { database } = open;
  return {
    open,
    database,
    dataDir: settings.dataDir,
    store: (...messages: Parameters<typeof sampleMessage>[]) =>
      storeMessages(
        database,
        messages.map((message) => sampleMessage(...message)),
      ),
    setState: (id: string, state: DeliveryState) =>
      database.updateTable("deliveries").set({ state }).where("message_id", "=", id).execute(),
    ids: async (wanted: MessageQuery) => (await listMessages(database, wanted)).map(({ id }) => id),
  };
}

describeOnBothEngines("messages for the office", (_engine, fresh) => {
  it("are found by words, whatever their capitals and accents", async () => {
    const { store, ids } = await opened(fresh);
    const one = {
      ...EMPTY_FIELDS,
      name: "Ane Etxebarria",
      email: "ane@example.com",
      message: "Excavación de un solar",
    };
    const two = {
      ...EMPTY_FIELDS,
      name: "Nuño",
      email: "n@example.net",
      message: 'Muñatones, Bakio: 100%\n"dos" líneas, garai\u0301z',
    };
    await store(["one", { fields: one, received_at: 1 }], ["two", { fields: two, received_at: 2 }]);
    const searches: [by: string, search: string, found: string[]][] = [
      ["a name", "etxebarria", ["one"]],
      ["an address", "ANE@example", ["one"]],
      ["a word in capitals, without its accent", "EXCAVACION", ["one"]],
      ["an accent where none was written", "sólar", ["one"]],
      ["letters beyond ASCII in capitals", "NUÑO MUÑATONES", ["two"]],
      ["an accent typed apart from its letter", "mun\u0303atones", ["two"]],
      ["a text whose accents were typed apart", "garaíz", ["two"]],
      ["words that stand apart, in another order", "100% bakio", ["two"]],
      ["words of which one is missing", "bakio excavación", []],
      ["signs that mean something to a database", "b_kio", []],
      ["quotes", '"dos"', ["two"]],
      ["the name of a field", "message", []],
      ["nothing", "  ", ["one", "two"]],
    ];
    for (const [by, search, found] of searches)
      expect([by, ...(await ids({ search }))]).toEqual([by, ...found]);
  });

  it("of one person are found however the address is written", async () => {
    const { store, ids } = await opened(fresh);
    const from = (id: string, email: string): Parameters<typeof sampleMessage> => [
      id,
      { fields: { ...EMPTY_FIELDS, email }, received_at: ids.length },
    ];
    await store(
      from("one", "Ane@xn--espaa-rta.es"),
      from("two", "ane@XN--ESPAA-RTA.es"),
      from("other", "ane@espana.es"),
    );
    const ways = ["ane@españa.es", " ANE@España.es\n", "ane@espan\u0303a.es", "\u200bane@xn--espaa-rta.es"];
    for (const email of ways) expect([email, ...(await ids({ email }))]).toEqual([email, "one", "two"]);
    for (const search of ways.slice(0, 3)) expect([search, ...(await ids({ search }))]).toContain("one");
    expect(await ids({ email: "ane@" })).toEqual([]);
    expect(await ids({ email: " " })).toEqual([]);
  });

  it("are counted and listed by what is still to be done; held ones stand apart", async () => {
    const { database, store, setState, ids } = await opened(fresh);
    await store(
      ...["read", "answered", "dead", "new", "held"].map(
        (id, index): Parameters<typeof sampleMessage> => [id, { received_at: index, isHeld: id === "held" }],
      ),
    );
    await setState("dead", "dead");
    for (const id of ["read", "answered"]) {
      await setState(id, "delivered");
      await markRead(database, id, 5);
    }
    await markAnswered(database, "answered", "Ir el martes", 7);

    expect(await countMessages(database, {})).toEqual({
      all: 4,
      unread: 2,
      unanswered: 3,
      answered: 1,
      undelivered: 2,
      held: 1,
    });
    expect(await ids({})).toEqual(["read", "answered", "dead", "new"]);
    expect(await ids({ filter: "unread" })).toEqual(["dead", "new"]);
    expect(await ids({ filter: "unanswered" })).toEqual(["read", "dead", "new"]);
    expect(await ids({ filter: "answered" })).toEqual(["answered"]);
    expect(await ids({ filter: "undelivered" })).toEqual(["dead", "new"]);
    expect(await ids({ filter: "held" })).toEqual(["held"]);
    expect(await ids({ email: "ANE@example.com" })).toHaveLength(5);
    expect(await ids({ receivedFrom: 1, receivedBefore: 3 })).toEqual(["answered", "dead"]);
    expect((await listMessages(database, {}, { limit: 2, offset: 1 })).map(({ id }) => id)).toEqual([
      "dead",
      "answered",
    ]);
  });

  it("keep the first time they were read and the answer, until either mark is taken back", async () => {
    const { database, store } = await opened(fresh);
    await store(["one"]);
    await markRead(database, "one", 5);
    await markRead(database, "one", 6);
    expect(await markAnswered(database, "one", "Ir el martes", 7)).toBe(true);
    expect(await findMessage(database, "one")).toMatchObject({
      ...{ read_at: 5, answered_at: 7, answer_note: "Ir el martes", state: "waiting" },
    });
    await markRead(database, "one", null);
    await markAnswered(database, "one", "", null);
    expect(await findMessage(database, "one")).toMatchObject({ read_at: null, answered_at: null });
    expect(await markAnswered(database, "nobody", "", 7)).toBe(false);
  });

  it("are known by a part of their identifier", async () => {
    const { database, store } = await opened(fresh);
    await store(["abc-1"], ["abc-12"], ["xyz_2"]);
    expect(await idsLike(database, "XYZ")).toEqual(["xyz_2"]);
    expect(await idsLike(database, "abc")).toEqual(["abc-1", "abc-12"]);
    expect(await idsLike(database, "abc-1")).toEqual(["abc-1"]);
    expect(await idsLike(database, "c_1")).toEqual([]);
  });

  it("are erased one by one, with what belongs to them", async () => {
    const { open, database, dataDir, store, ids } = await opened(fresh);
    await store(["one"], ["two"]);
    expect(await eraseMessages(open, dataDir, ["one"])).toBe(1);
    expect(await ids({})).toEqual(["two"]);
    expect(await database.selectFrom("deliveries").selectAll().execute()).toHaveLength(1);
  });
});
