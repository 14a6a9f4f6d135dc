import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../tests/parts/free-port.ts";
import { temporaryFolder } from "../../tests/parts/small-site.ts";

test("a site that answers no request keeps no watchdog quiet", async () => {
  const folder = temporaryFolder();
  const heard = join(folder, "heard");
  writeFileSync(heard, "");
  writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >> ${heard}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  vi.stubEnv("NOTIFY_SOCKET", "/run/anything");
  vi.stubEnv("WATCHDOG_USEC", "100000");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { pingWatchdog } = await import("./service-manager.ts");

  const port = await freePort();
  pingWatchdog(`http://127.0.0.1:${port}`);
  await wait(500);
  expect(readFileSync(heard, "utf8")).toBe("");

  const site = createServer((_request, response) => void response.end()).listen(port, "127.0.0.1");
  onTestFinished(() => void site.close());
  await expect.poll(() => readFileSync(heard, "utf8")).toContain("WATCHDOG=1");
});
