import { expect, test } from "vitest";
import { freshFolder } from "../../tests/parts/engines.ts";
import { freePort } from "../../tests/parts/free-port.ts";
import { startByNpm } from "../../tests/parts/npm-process.ts";
import { ask } from "../../tests/parts/raw-http.ts";

test.each(["dev", "edit"])("`npm run %s` ends when npm is killed", { timeout: 200_000 }, async (script) => {
  const port = String(await freePort());
  const environment = { PORT: port, EDIT_PORT: port, DATA_DIR: freshFolder(), ASTRO_TELEMETRY_DISABLED: "1" };
  const npm = startByNpm(["run", script], { env: { ...process.env, ...environment } });
  const answers = () =>
    ask(Number(port), "/").then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 150_000 }).toBe(true);
  npm.kill("SIGKILL");
  await expect.poll(answers).toBe(false);
});
