import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, test } from "vitest";
import { systemClock } from "../../server/base/clock.ts";
import { SILENT } from "../../server/base/service-log.ts";
import { storeMessages } from "../../server/contact/messages.ts";
import { noteBackup } from "../../server/store/last-backup.ts";
import { openDatabase } from "../../server/store/open-database.ts";
import { describeOnBothEngines } from "../../tests/parts/engines.ts";
import { sampleMessage } from "../../tests/parts/sample-fields.ts";
import { describeState, readState, type StateFacts } from "./state.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const HOUR_MS = 3_600_000;
const WELL: StateFacts = {
  siteProblems: [],
  mailIsSetUp: true,
  waiting: 0,
  dead: 0,
  oldestWaitingSince: null,
  lastDelivery: NOW - HOUR_MS,
  counts: { all: 0, unread: 0, unanswered: 0, answered: 0, undelivered: 0, held: 0 },
  freeBytes: 34.2e9,
  lastBackup: NOW - 9 * HOUR_MS,
  setAside: 0,
};

test("while all is well every line says so", () => {
  const lines = describeState(WELL, NOW);
  expect(lines.filter(({ ok }) => !ok)).toEqual([]);
  const text = lines.map(({ subject, words }) => `${subject}: ${words}`).join("\n");
  expect(text).toContain("El correo: El último se entregó el 15 nov 2026, 12:00.");
  expect(text).toContain("Copia de seguridad: La última es del 15 nov 2026, 4:00.");
  expect(text).toContain("Sitio en el disco: Quedan 34,2 GB.");
});

test.each<[string, string, Partial<StateFacts>, RegExp]>([
  ["a site that is away", "La web", { siteProblems: ["la web no responde"] }, /^La web no responde\. /],
  ["a database set aside", "La web", { setAside: 1 }, /apartados/],
  ["no mail server", "El correo", { mailIsSetUp: false }, /no salen/],
  ["a message that cannot be delivered", "El correo", { dead: 1 }, /^Un mensaje no se ha podido entregar\. /],
  [
    "a message that waits",
    "El correo",
    { waiting: 1, oldestWaitingSince: NOW - 2 * HOUR_MS },
    /espera desde/,
  ],
  ["no backup", "Copia de seguridad", { lastBackup: undefined }, /ninguna/],
  ["an old backup", "Copia de seguridad", { lastBackup: NOW - 72 * HOUR_MS }, /12 nov 2026/],
  ["a full disk", "Sitio en el disco", { freeBytes: 1e6 }, /quedan 1 MB/],
])("%s is told, and whom to tell it", (_, subject, changes, words) => {
  const wrong = describeState({ ...WELL, ...changes }, NOW).filter(({ ok }) => !ok);
  expect(wrong).toEqual([expect.objectContaining({ subject, words: expect.stringMatching(words) })]);
  expect(wrong[0]?.words).toMatch(/\. Avisa a quien mantiene la web\.$/);
});

describeOnBothEngines("the state", (_engine, fresh) => {
  it("is read beside the running site", async () => {
    const reasons = ["un mensaje lleva 90 minutos sin poder enviarse"];
    const site = createServer((_, answer) =>
      answer.writeHead(503).end(JSON.stringify({ ready: false, reasons })),
    );
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void site.close());
    const { port } = site.address() as AddressInfo; // it listens on a port
    const settings = await fresh({ PORT: String(port), SMTP_URL: "smtp://127.0.0.1:1" });
    const opened = await openDatabase(settings, systemClock, SILENT);
    onTestFinished(() => opened.close());
    await storeMessages(opened.database, [
      sampleMessage("one"),
      sampleMessage("two", { received_at: 2 }),
      sampleMessage("held", { isHeld: true }),
    ]);
    const delivered = { state: "delivered", settled_at: 7 } as const;
    await opened.database.updateTable("deliveries").set(delivered).where("message_id", "=", "two").execute();
    noteBackup(settings.dataDir, NOW);
    expect(await readState({ ...opened, settings })).toMatchObject({
      siteProblems: reasons,
      mailIsSetUp: true,
      waiting: 1,
      oldestWaitingSince: 1,
      lastDelivery: 7,
      counts: { held: 1, unanswered: 2 },
      lastBackup: NOW,
      setAside: 0,
    });
  });
});
