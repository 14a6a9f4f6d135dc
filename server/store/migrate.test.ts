import { expect, it, onTestFinished } from "vitest";
import { describeOnBothEngines } from "../../tests/parts/engines.ts";
import { listeningLog } from "../../tests/parts/visitor.ts";
import type { Settings } from "../config/config.ts";
import { systemClock } from "../process/clock.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";

async function open(settings: Settings): Promise<OpenDatabase> {
  const opened = await openDatabase(settings, systemClock, listeningLog());
  onTestFinished(() => opened.database.destroy());
  return opened;
}

const versions = async ({ database }: OpenDatabase) =>
  (await database.selectFrom("schema_versions").select("version").execute()).map(({ version }) => version);

const addNote = {
  version: MIGRATIONS.length + 1,
  apply: (transaction: OpenDatabase["database"]) =>
    transaction.schema.alterTable("messages").addColumn("note", "text").execute(),
};

describeOnBothEngines("the database", (_engine, fresh) => {
  it("is made once, however many start together", async () => {
    const settings = await fresh();
    const instances = await Promise.all(Array.from({ length: 6 }, () => open(settings)));
    for (const instance of instances) {
      expect(await versions(instance)).toEqual(MIGRATIONS.map(({ version }) => version));
    }
  });

  it("is brought forward from where it stands, and a step that fails leaves it as it was", async () => {
    const opened = await open(await fresh());
    const breaking = {
      version: addNote.version + 1,
      apply: async () => {
        throw new Error("a broken step");
      },
    };
    const migrateWith = (...more: (typeof addNote)[]) =>
      migrate(opened.database, opened.engine, 0, [...MIGRATIONS, ...more]);

    await expect(migrateWith(addNote, breaking)).rejects.toThrow("a broken step");
    expect(await versions(opened)).toEqual([1]);
    await migrateWith(addNote);
    expect(await versions(opened)).toEqual([1, 2]);
  });

  it("is refused when a newer release made it, and left alone", async () => {
    const settings = await fresh();
    const { database, engine } = await open(settings);
    await migrate(database, engine, 0, [...MIGRATIONS, addNote]);
    await expect(open(settings)).rejects.toThrow(/of version 2, made by a newer release.*knows up to 1/);
  });
});
