/** A wrong setting that pages are built with is told in the same words by whatever reads it. */
import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { pageSettingsSchema, readPageSettings } from "../contract/settings.ts";
import { THIRD_PARTIES } from "../contract/third-parties.ts";
import { readSettings, readSettingsToServe } from "../server/config/config.ts";

const THIRD_PARTY_SETTINGS = Object.values(THIRD_PARTIES);
const WRONG = {
  SITE_URL: "https://www.empresa.eus/es",
  ...Object.fromEntries(THIRD_PARTY_SETTINGS.map(({ setting }) => [setting, "UA-1"])),
  FORM_FORWARD_URL: "javascript:alert(1)",
  MESSAGE_RETENTION_MONTHS: "dos",
  CONSENT_RETENTION_MONTHS: "1201",
};
const SENTENCES = `SITE_URL está mal escrito. Se espera: la dirección pública de la web, sin ruta, como https://www.empresa.eus.
${THIRD_PARTY_SETTINGS.map(({ setting, expects }) => `${setting} está mal escrito. Se espera: ${expects}.`).join("\n")}
FORM_FORWARD_URL está mal escrito. Se espera: la dirección de un servicio de formularios, como https://formularios.empresa.eus/web.
MESSAGE_RETENTION_MONTHS está mal escrito. Se espera: un número entero de 1 a 1200.
CONSENT_RETENTION_MONTHS está mal escrito. Se espera: un número entero de 1 a 1200.`;

test("every setting that pages are built with is tried here", () => {
  expect(Object.keys(WRONG)).toEqual(Object.keys(pageSettingsSchema.shape));
});

test.each([
  "server/cli/doctor.ts",
  "server/cli/prepare.ts",
  "server/start.ts",
  "server/publication/draw-pages.ts",
])("%s says so", async (program) => {
  const run = promisify(execFile)(process.execPath, [resolve(program)], {
    cwd: mkdtempSync(join(tmpdir(), "settings-")),
    env: { ...process.env, ...WRONG },
  });
  await expect(run).rejects.toMatchObject({ stderr: expect.stringContaining(SENTENCES) });
});

test("so do the pages, and the server for the settings that it obeys itself", () => {
  expect(() => readPageSettings(WRONG)).toThrow(SENTENCES);
  const obeyed = SENTENCES.split("\n").filter((sentence) => /^(?:SITE_URL|\w+_MONTHS) /.test(sentence));
  expect(() => readSettings(WRONG)).toThrow(obeyed.join("\n"));
  expect(readSettingsToServe(WRONG).wrong).toEqual(obeyed);
});

test.each([
  ["ANALYTICS_ID", "G-1'; script-src *"],
  ["FORM_FORWARD_URL", "forms"],
  ["SITE_URL", "https://user:key@www.empresa.eus"],
])("%s does not take %s", (name, value) => {
  expect(() => readPageSettings({ [name]: value })).toThrow(`${name} está mal escrito`);
});
