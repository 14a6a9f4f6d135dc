import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "../../tests/parts/engines.ts";
import { freePort } from "../../tests/parts/free-port.ts";
import { openMailbox } from "../../tests/parts/mailbox.ts";

const run = promisify(execFile);

test("somebody is mailed once when the site stays not ready, and once when it is again", async () => {
  let reasons = ["el disco está lleno"];
  const site = createServer((_request, response) => {
    response.statusCode = reasons.length > 0 ? 503 : 200;
    response.end(JSON.stringify({ reasons }));
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  onTestFinished(() => void site.close());
  const mailbox = await openMailbox();
  const folder = freshFolder();
  const env = {
    PATH: process.env.PATH,
    PORT: String((site.address() as AddressInfo).port), // a listening TCP server has this kind of address
    DATA_DIR: join(folder, "data"),
    SMTP_URL: mailbox.url,
    MAIL_TO: "office@company.eus",
    ALARM_TO: "admin@company.eus",
  };
  const look = (lastingSeconds = "0") =>
    run(process.execPath, [resolve("server/cli/alarm.ts"), join(folder, "told"), lastingSeconds], { env });
  const looking = look("5");
  await once(site, "request");
  reasons = [];
  await looking;
  expect(mailbox.mails).toEqual([]);

  reasons = ["el disco está lleno"];
  await look();
  await look();
  expect(mailbox.mails.map(({ header }) => [header("To"), header("Subject")])).toEqual([
    ["admin@company.eus", "La web necesita a alguien: http://localhost:3000"],
  ]);
  expect(mailbox.mails[0]?.raw).toContain("- el disco est");
  reasons = [];
  await look();
  await look();
  expect(mailbox.mails.map(({ header }) => header("Subject")).slice(1)).toEqual([
    "La web vuelve a estar bien: http://localhost:3000",
  ]);
});

test("a site that does not answer, here or where visitors ask, is told with what the network said", async () => {
  const folder = freshFolder();
  const mailbox = await openMailbox();
  const env = {
    PATH: process.env.PATH,
    PORT: String(await freePort()),
    DATA_DIR: join(folder, "data"),
    SMTP_URL: mailbox.url,
    ALARM_TO: "admin@company.eus",
    SITE_URL: `https://127.0.0.1:${await freePort()}`,
  };
  const { stderr } = await run(
    process.execPath,
    [resolve("server/cli/alarm.ts"), join(folder, "told"), "0"],
    {
      env,
    },
  );
  expect(stderr).toMatch(/no responde en .* \(connect ECONNREFUSED .*\)\.\n/);
  expect(stderr).toMatch(/no pueden entrar en https:.* \(connect ECONNREFUSED .*\)\.\n/);
});
