import { expect, it } from "vitest";
import { describeOnBothEngines } from "../../tests/parts/engines.ts";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { sampleMessage } from "../../tests/parts/sample-fields.ts";
import { goodMessage, runApi, visit } from "../../tests/parts/visitor.ts";
import type { ApiServices } from "../services/services.ts";
import { HELD_LIMITS, holdMessage, releaseHeld } from "./held-messages.ts";
import { listMessages } from "./message-administration.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const held = ({ store }: ApiServices) =>
  store.run(({ database }) => listMessages(database, { state: "held" }));
const listed = ({ store }: ApiServices) => store.run(({ database }) => listMessages(database, {}));

describeOnBothEngines("messages that look like a program's", (_engine, fresh) => {
  it("are answered like others and kept apart, mailed only once they are released", async () => {
    let mails = 0;
    const transport = async () => {
      mails += 1;
      return undefined;
    };
    const { app, services } = await runApi(await fresh(), { transport });
    const visitor = await visit(app);
    for (const trap of [{ honeypot: "x" }, { loadedAt: new Date().toISOString() }]) {
      expect((await visitor.post(goodMessage(trap))).statusCode).toBe(202);
    }
    await visitor.post(goodMessage());
    await expect.poll(() => mails).toBe(1);
    expect(await listed(services)).toHaveLength(1);
    const [first] = await held(services);
    expect(await held(services)).toHaveLength(2);
    expect(await services.health()).toMatchObject({ ready: true, waiting: 0 });

    const ids = [first?.id ?? ""];
    expect(await services.store.run(({ database }) => releaseHeld(database, ids))).toBe(1);
    services.worker.wake();
    await expect.poll(() => mails).toBe(2);
    expect(await held(services)).toHaveLength(1);
    expect(await services.store.run(({ database }) => releaseHeld(database, ids))).toBe(0);
  });

  it("are bounded in number and bytes: the oldest go", async () => {
    const { services } = await runApi(await fresh());
    await services.store.run(async ({ database }) => {
      const text = "m".repeat(HELD_LIMITS.bytes / 4);
      for (const [index, id] of ["a", "b", "c", "d", "e"].entries()) {
        await holdMessage(database, sampleMessage(id, { received_at: index, text }));
      }
    });
    expect((await held(services)).map(({ id }) => id)).toEqual(["c", "d", "e"]);
  });

  it("are erased after thirty days", async () => {
    const settings = await fresh();
    const clock = handClock();
    const heldAfter = async (days: number) => {
      clock.set(clock.now() + days * DAY_MS);
      const { services } = await runApi(settings, { clock });
      await clock.asleep();
      const kept = await held(services);
      await services.close();
      return kept.length;
    };
    const { app, services } = await runApi(settings, { clock });
    await (await visit(app)).post(goodMessage({ honeypot: "x" }));
    await services.close();
    expect(await heldAfter(29)).toBe(1);
    expect(await heldAfter(2)).toBe(0);
  });
});
