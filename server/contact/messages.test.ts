import { expect, it, onTestFinished } from "vitest";
import { describeOnBothEngines } from "../../tests/parts/engines.ts";
import { sampleMessage } from "../../tests/parts/sample-fields.ts";
import { listeningLog } from "../../tests/parts/visitor.ts";
import { systemClock } from "../base/clock.ts";
import type { Settings } from "../config/config.ts";
import type { DeliveryState } from "../store/schema.ts";
import { Store } from "../store/store.ts";
import { monthsBefore, purgeMessages, storeMessages } from "./messages.ts";

async function openStore(settings: Settings): Promise<Store> {
  const store = new Store(settings, systemClock, listeningLog());
  await store.open();
  onTestFinished(() => store.close());
  return store;
}

const message = (id: string, received_at: number, text = id) => sampleMessage(id, { received_at, text });

const LONG_AGO = Date.UTC(2025, 5, 1);

describeOnBothEngines("messages", (_engine, fresh) => {
  it("are told apart within one commit", async () => {
    const store = await openStore(await fresh());
    await store.run(({ database }) => storeMessages(database, [message("old", 1)]));
    const batch = [
      message("a", 1),
      message("a", 2),
      message("a", 3, "x"),
      message("old", 9),
      message("b", 1),
    ];
    expect(await store.run(({ database }) => storeMessages(database, batch))).toEqual([
      "stored",
      "repeated",
      "conflicting",
      "repeated",
      "stored",
    ]);
  });

  it("may be stored by two instances at once, in any order", async () => {
    const store = await openStore(await fresh());
    for (let round = 0; round < 10; round += 1) {
      const batch = Array.from({ length: 50 }, (_, index) => message(`${round}-${index}`, 1));
      const results = await store.run(({ database }) =>
        Promise.all([storeMessages(database, batch), storeMessages(database, batch.toReversed())]),
      );
      expect(results.flat().filter((result) => result === "stored")).toHaveLength(50);
    }
  });

  it("are purged by age with their deliveries, but only those that were delivered", async () => {
    const store = await openStore(await fresh());
    await store.run(async ({ database }) => {
      const ids = ["waiting", "delivered", "dead"] satisfies DeliveryState[];
      await storeMessages(database, [
        ...ids.map((id) => message(id, LONG_AGO)),
        message("young", LONG_AGO + 1),
      ]);
      for (const state of ids) {
        await database.updateTable("deliveries").set({ state }).where("message_id", "=", state).execute();
      }
      expect(await purgeMessages(database, LONG_AGO + 1)).toBe(1);
      const left = await database.selectFrom("messages").select("id").orderBy("id").execute();
      expect(left.map(({ id }) => id)).toEqual(["dead", "waiting", "young"]);
      expect(await database.selectFrom("deliveries").selectAll().execute()).toHaveLength(3);
    });
  });
});

it.each([
  ["2026-11-15T10:00:00Z", 24, "2024-11-15T10:00:00Z"],
  ["2026-03-31T10:00:00Z", 1, "2026-02-28T10:00:00Z"],
  ["2024-02-29T00:00:00Z", 12, "2023-02-28T00:00:00Z"],
  ["2026-01-05T00:00:00Z", 2, "2025-11-05T00:00:00Z"],
])("%s less %i months is %s", (now, months, expected) => {
  expect(new Date(monthsBefore(Date.parse(now), months))).toEqual(new Date(expected));
});
