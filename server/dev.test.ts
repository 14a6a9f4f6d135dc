import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { LANGUAGES } from "../contract/languages.ts";
import { pageAddress } from "../contract/routes.ts";
import { freshFolder } from "../tests/parts/engines.ts";
import { freePort } from "../tests/parts/free-port.ts";
import { ask } from "../tests/parts/raw-http.ts";

test("`npm run dev` shows every language, and its form and its API are the server's own", {
  timeout: 200_000,
}, async () => {
  const port = await freePort();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ["server/dev.ts"], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: freshFolder(),
      ASTRO_TELEMETRY_DISABLED: "1",
    },
    stdio: "ignore",
  });
  const ended = once(child, "close");
  onTestFinished(() => void child.kill("SIGKILL"));
  const answered = () =>
    ask(port, "/healthz").then(
      () => true,
      () => false,
    );
  await expect.poll(answered, { timeout: 150_000 }).toBe(true);

  for (const language of LANGUAGES) {
    // While it prepares packages that it meets for the first time, it breaks answers off.
    const page = () =>
      ask(port, pageAddress(language, "home")).then(
        ({ body }) => body.toString(),
        () => "",
      );
    await expect.poll(page, { timeout: 60_000 }).toContain(`<html lang="${language}"`);
  }
  const posted = await ask(port, pageAddress("eu", "contact"), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    body: "message=Kaixo",
  });
  expect(posted.status).toBe(422);
  expect(posted.body.toString()).toMatch(/aria-invalid="true"[\s\S]*Kaixo/);
  expect((await ask(port, "/api/csrf-token")).status).toBe(200);

  child.kill("SIGINT"); // Ctrl-C; Vite has its own way with the others
  expect(await ended).toEqual([0, null]);
});
