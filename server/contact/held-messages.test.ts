import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "../../tests/parts/engines.ts";
import { handClock } from "../../tests/parts/hand-clock.ts";
import { sampleMessage } from "../../tests/parts/sample-fields.ts";
import { goodMessage, runApi, visit } from "../../tests/parts/visitor.ts";
import type { Settings } from "../config/config.ts";
import type { ApiServices } from "../services/services.ts";
import { HELD_LIMITS, holdMessage, releaseHeld } from "./held-messages.ts";
import { listMessages } from "./message-administration.ts";
import type { ReceivedFile } from "./received-form.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const held = ({ store }: ApiServices) =>
  store.run(({ database }) => listMessages(database, { state: "held" }));
const listed = ({ store }: ApiServices) => store.run(({ database }) => listMessages(database, {}));

const hasFiles = ({ attachments }: { attachments: readonly unknown[] }) => attachments.length > 0;

/** A small file that is said to be large. */
async function filesOf({ dataDir }: Settings, size: number): Promise<ReceivedFile[]> {
  const path = join(dataDir, "plano.pdf");
  await writeFile(path, "%PDF-1.7");
  return [{ name: "plano.pdf", type: "application/pdf", size, digest: "", path }];
}

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
    const settings = await fresh();
    const { services } = await runApi(settings);
    const files = await filesOf(settings, HELD_LIMITS.bytes * 0.4);
    await services.store.run(async ({ database }) => {
      for (const [index, id] of ["a", "b", "c", "d"].entries()) {
        await holdMessage(database, sampleMessage(id, { received_at: index, files }));
      }
    });
    expect((await held(services)).map(({ id }) => id)).toEqual(["c", "d"]);
  });

  it("push out nobody else's, however many and however large those of one sender are", async () => {
    const settings = await fresh();
    const { services } = await runApi(settings);
    const files = await filesOf(settings, HELD_LIMITS.bytes / 10);
    await services.inbox.hold(sampleMessage("a person's", { files }), "192.0.2.1");
    for (let index = 0; index < 100; index += 1) {
      await services.inbox.hold(sampleMessage(`program's ${index}`, { received_at: 2, files }), "192.0.2.99");
    }
    const kept = await held(services);
    expect(kept.length).toBeLessThan(50);
    expect(kept.find(({ id }) => id === "a person's")?.attachments).toHaveLength(1);
    const [whole, without] = [kept.filter(hasFiles), kept.filter((message) => !hasFiles(message))];
    expect(whole.length).toBeLessThan(5);
    expect(without.every(({ files_not_kept }) => files_not_kept === "plano.pdf")).toBe(true);
  });

  it("are erased after thirty days", async () => {
    const settings = await fresh();
    const clock = handClock();
    const heldAfter = async (days: number) => {
      clock.set(clock.now() + days * DAY_MS);
      const { services } = await runApi(settings, { clock });
      await clock.steadyDay();
      const kept = await held(services);
      await services.close();
      return kept.length;
    };
    const { app, services } = await runApi(settings, { clock });
    await (await visit(app)).post(goodMessage({ honeypot: "x" }));
    await services.close();
    expect(await heldAfter(27)).toBe(1);
    expect(await heldAfter(2)).toBe(0);
  });
});
