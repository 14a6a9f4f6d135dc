/** What an operator may mistype: each is told in one sentence, and leaves nothing behind. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { freshFolder, freshSettings } from "../../tests/parts/engines.ts";
import { OBEYS_MODES } from "../../tests/parts/obeys-modes.ts";
import { goodMessage, runApi, visit } from "../../tests/parts/visitor.ts";

/** A database with one message, and a folder with a file in it that is no copy of it. */
async function makeOffice() {
  const settings = await freshSettings("sqlite");
  const { dataDir } = settings;
  const { app, services } = await runApi(settings);
  const { id } = (await (await visit(app)).post(goodMessage())).json<{ id: string }>();
  await services.close();
  const folder = freshFolder();
  writeFileSync(join(folder, "carta.txt"), "Kaixo");
  mkdirSync(join(folder, "vacía"));

  const run = (script: string, words: readonly string[], through: readonly string[] = []) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const given = words.map((word) => word.replace("ID", id).replace("FOLDER", folder));
    const file = resolve(import.meta.dirname, `${script}.ts`);
    const [command = "", ...args] = [...through, process.execPath, file, ...given];
    return spawnSync(command, args, {
      env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
      encoding: "utf8",
    });
  };
  return { dataDir, folder, run };
}

test.each([
  ["backup", ["create", "FOLDER/no/such/site.sqlite"], /^No existe la carpeta .*such\.$/],
  [
    "backup",
    ["create", "FOLDER/copia", "de", "hoy"],
    /^Sobra «de»\. Un nombre con espacios va entre comillas\.$/,
  ],
  ["backup", ["daily", "FOLDER/carta.txt"], /carta\.txt: ya existe/],
  ["backup", ["restore", "FOLDER/carta.txt", "--yes"], /^Este archivo no es una base de datos de la web\.$/],
  ["backup", ["restore", "FOLDER/vacía", "--yes"], /^No hay ninguna copia en .*vacía\.$/],
  ["messages", ["save", "ID", "--to", "FOLDER/carta.txt"], /carta\.txt: ya existe/],
  ["messages", ["save", "ID", "--to", "FOLDER/las", "fotos"], /^Sobra «fotos»\./],
  ["messages", ["list", "mayo"], /^Sobra «mayo»\./],
  ["publish", ["ya"], /^Sobra «ya»\./],
  ["publish", ["--list", "2"], /^Sobra «2»\./],
  ["doctor", ["--fix"], /^npm run doctor no lleva nada detrás\.$/],
  ["doctor", ["correo"], /^npm run doctor no lleva nada detrás\.$/],
])("npm run %s -- %j", async (script, words, sentence) => {
  const { folder, run } = await makeOffice();
  const before = readdirSync(folder, { recursive: true });
  const { status, stdout, stderr } = run(script, words);
  expect(stderr.trimEnd()).toMatch(sentence);
  expect(stderr.trimEnd()).not.toContain("\n");
  expect([status, stdout]).toEqual([1, ""]);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test.each([
  ["backup", ["create", "FOLDER/vacía/site.sqlite"]],
  ["backup", ["daily", "FOLDER/vacía/copias"]],
  ["messages", ["save", "ID", "--to", "FOLDER/vacía/fotos"]],
])("npm run %s -- %j where this account may not write", async (script, words) => {
  const { folder, run } = await makeOffice();
  chmodSync(join(folder, "vacía"), 0o555);
  const { status, stderr } = run(script, words, OBEYS_MODES);
  expect(stderr).toMatch(/vacía\/\S+: no hay permiso/);
  expect(status).toBe(1);
  expect(readdirSync(join(folder, "vacía"))).toEqual([]);
});
