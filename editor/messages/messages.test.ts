import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished, vi } from "vitest";
import { systemClock } from "../../server/base/clock.ts";
import { SILENT } from "../../server/base/service-log.ts";
import type { Settings } from "../../server/config/config.ts";
import { findMessage, listMessages, markRead } from "../../server/contact/message-administration.ts";
import { storeMessages } from "../../server/contact/messages.ts";
import { erasedIn } from "../../server/store/erasures.ts";
import { openDatabase } from "../../server/store/open-database.ts";
import { sqliteFileIn } from "../../server/store/sqlite-file.ts";
import { describeOnBothEngines, freshFolder, freshSettings } from "../../tests/parts/engines.ts";
import { sampleMessage } from "../../tests/parts/sample-fields.ts";
import { act } from "./actions.ts";
import { answerFile } from "./files.ts";
import { choiceOf } from "./list-address.ts";
import { withStore } from "./open-store.ts";

async function storeOf(settings: Settings) {
  const opened = await openDatabase(settings, systemClock, SILENT);
  onTestFinished(() => opened.close());
  return { ...opened, settings };
}

type Stored = Awaited<ReturnType<typeof storeOf>>;

const LIST_QUERY = "?ver=retenidos&buscar=ane&pagina=2";
const LIST = choiceOf(new URL(`http://127.0.0.1/mensajes${LIST_QUERY}`));

async function press(store: Stored, id: string, action: string, fields: Record<string, string> = {}) {
  const message = await findMessage(store.database, id);
  const form = new FormData();
  for (const [name, value] of Object.entries({ action, ...fields })) form.set(name, value);
  return message && act(store, message, form, LIST);
}

describeOnBothEngines("what is done from a message's page", (_engine, fresh) => {
  it("answered and delivered are two things; held ones go out once they are released", async () => {
    const store = await storeOf(await fresh());
    await storeMessages(store.database, [sampleMessage("one"), sampleMessage("held", { isHeld: true })]);
    expect(await press(store, "one", "answered", { note: "  Ir el martes\n" })).toBe(
      `/mensajes/one${LIST_QUERY}&hecho=answered`,
    );
    expect(await findMessage(store.database, "one")).toMatchObject({
      ...{ state: "waiting", answered_at: expect.any(Number), answer_note: "Ir el martes" },
    });
    await press(store, "one", "handled");
    await press(store, "one", "unanswered");
    expect(await findMessage(store.database, "one")).toMatchObject({ state: "delivered", answered_at: null });
    await press(store, "one", "resend");
    await press(store, "held", "release");
    expect(await listMessages(store.database, { state: "waiting" })).toHaveLength(2);
    for (const unknown of ["dance", "toString", ""])
      expect(await press(store, "one", unknown)).toBeUndefined();
  });

  it("a note stays whatever is done with the message, and so does what somebody else wrote meanwhile", async () => {
    const store = await storeOf(await fresh());
    await storeMessages(store.database, [sampleMessage("one")]);
    const note = async () => (await findMessage(store.database, "one"))?.answer_note;
    await press(store, "one", "resend", { readNote: "", note: "Ir el martes" });
    expect(await note()).toBe("Ir el martes");
    expect(await press(store, "one", "askErase", { readNote: "Ir el martes", note: "Ir el lunes" })).toBe(
      `/mensajes/one${LIST_QUERY}&borrar=mensaje`,
    );
    expect(await note()).toBe("Ir el lunes");
    await press(store, "one", "answered", { readNote: "", note: "Llamado" });
    expect(await note()).toBe("Ir el lunes\nLlamado");
    for (const action of ["unanswered", "unread"]) {
      await press(store, "one", action, { readNote: "", note: "" });
      expect(await note()).toBe("Ir el lunes\nLlamado");
    }
    await press(store, "one", "answered", { readNote: "Ir el lunes\r\nLlamado", note: "" });
    expect(await note()).toBe("");
  });

  it("a message that was opened is left unread again", async () => {
    const store = await storeOf(await fresh());
    await storeMessages(store.database, [sampleMessage("one")]);
    await markRead(store.database, "one", 5);
    expect(await press(store, "one", "unread")).toBe(`/mensajes${LIST_QUERY}&hecho=unread`);
    expect(await findMessage(store.database, "one")).toMatchObject({ read_at: null });
  });

  it("one message or one person is erased, and a restored backup will know", async () => {
    const store = await storeOf(await fresh());
    const of = (id: string, email: string) => {
      const message = sampleMessage(id);
      return { ...message, fields: { ...message.fields, email } };
    };
    await storeMessages(store.database, [
      ...[
        of("a1", "ane@example.com"),
        of("a2", "Ane@XN--ESPAA-RTA.example"),
        of("a3", "ane@xn--espaa-rta.example"),
      ],
      of("j1", "jon@example.com"),
    ]);
    expect(await press(store, "a1", "erase")).toBe(`/mensajes${LIST_QUERY}&hecho=erase`);
    expect((await listMessages(store.database, {})).map(({ id }) => id)).toEqual(["a2", "a3", "j1"]);
    const written = await listMessages(store.database, { search: "ANE@españa.example" });
    expect(written.map(({ id }) => id)).toEqual(["a2", "a3"]);
    await press(store, "a2", "erasePerson");
    expect((await listMessages(store.database, {})).map(({ id }) => id)).toEqual(["j1"]);
    expect(erasedIn(store.settings.dataDir).toSorted()).toEqual(["a1", "a2", "a3"]);
  });

  it("pictures are drawn anew, files are only kept on disk, and nothing in either may run", async () => {
    const { database } = await storeOf(await fresh());
    const path = join(freshFolder(), "file");
    const photograph = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#7a5c3e" },
    })
      .withMetadata({ exif: { IFD0: { Artist: "<script>" } } })
      .jpeg()
      .toBuffer();
    const plan = Buffer.from("%PDF-1.7 <script>alert(1)</script>");
    const files = ([photograph, plan, Buffer.from("<svg onload='alert(1)'/>")] as const).map(
      (bytes, index) => {
        writeFileSync(path + index, bytes);
        const type = index === 1 ? "application/pdf" : "image/jpeg";
        return { path: path + index, name: `Año "1"'.x`, type, size: bytes.length, digest: "" } as const;
      },
    );
    await storeMessages(database, [sampleMessage("one", { files })]);
    const get = (kind: string, position: string, id = "one") => answerFile(database, id, kind, position);

    for (const kind of ["miniaturas", "fotos"]) {
      const picture = await get(kind, "0");
      expect(picture.headers.get("Content-Type")).toBe("image/webp");
      const { format, width = 0, exif } = await sharp(await picture.arrayBuffer()).metadata();
      expect([format, exif, width <= (kind === "fotos" ? 900 : 320)]).toEqual(["webp", undefined, true]);
    }
    const download = await get("archivos", "1");
    expect(Buffer.from(await download.arrayBuffer())).toEqual(plan);
    expect(download.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(download.headers.get("Content-Disposition")).toBe(
      "attachment; filename*=UTF-8''A%C3%B1o%20%221%22%27.x",
    );
    const answers = [await get("fotos", "0"), await get("archivos", "2"), await get("fotos", "2")];
    for (const { headers } of answers) {
      expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.* sandbox$/);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
    expect(answers[2]?.status).toBe(422);
    const missing = [get("fotos", "1"), get("otros", "0"), get("archivos", "9"), get("archivos", "0", "two")];
    expect((await Promise.all(missing)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

it("a backup that was put in place of the database is seen at once", async () => {
  const settings = await freshSettings("sqlite");
  vi.stubEnv("DATA_DIR", settings.dataDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const other = await freshSettings("sqlite");
  const backup = await openDatabase(other, systemClock, SILENT);
  await storeMessages(backup.database, [sampleMessage("restored")]);
  await backup.close();
  const ids = () => withStore(({ database }) => listMessages(database, {}));
  expect(await ids()).toEqual([]);
  for (const part of ["", "-wal", "-shm"]) {
    const file = sqliteFileIn(settings.dataDir) + part;
    renameSync(file, `${file}.before`);
  }
  renameSync(sqliteFileIn(other.dataDir), sqliteFileIn(settings.dataDir));
  expect(await ids()).toMatchObject([{ id: "restored" }]);
});
