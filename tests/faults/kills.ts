/** One test, run on each engine by a file of its own, so that the two run at the same time. */
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import type { Settings } from "../../server/config/config.ts";
import type { Engine } from "../../server/store/migrations.ts";
import { freshSettings } from "../parts/engines.ts";
import { type Mailbox, openMailbox } from "../parts/mailbox.ts";
import { saidBy } from "../parts/said-by.ts";
import { FILES } from "../parts/sample-files.ts";
import { goodMessage, randomAddress } from "../parts/visitor.ts";

/** `KILLS=15 npx vitest run tests/faults/kills` is the long version. */
const KILLS = Number(process.env.KILLS ?? 5);
const MAIL_DOWN_FROM = 1;
const MAIL_UP_FROM = KILLS - 1;
const SENDERS = 6;
/** Between a sender's messages. Some are always under way, and not so many that mailing them takes minutes. */
const PAUSE_MS = 20;
const POLLING = { timeout: 20_000, interval: 5 };
const LARGE_PLAN = Buffer.concat([FILES.pdf.bytes, Buffer.alloc(300 * 1024, "plan ")]);
const SCRIPT = fileURLToPath(new URL("./contact-server.ts", import.meta.url));

interface Running {
  child: ChildProcess;
  origin: string;
}

async function start(settings: Settings, smtpUrl: string): Promise<Running> {
  const child = spawn(process.execPath, [SCRIPT], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl,
      SMTP_URL: smtpUrl,
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, origin: `http://127.0.0.1:${await saidBy(child)}` };
}

/** By id: whether files went with it. */
type Accepted = Map<string, boolean>;

const countWithFiles = (accepted: Accepted) => [...accepted.values()].filter((withFiles) => withFiles).length;

/** One in three brings two files: a small one, and one that is stored in several parts. */
function bodyOf(number: number): { body: string | FormData; withFiles: boolean } {
  const message = goodMessage();
  if (number % 3 !== 0) return { body: JSON.stringify(message), withFiles: false };
  const form = new FormData();
  for (const [name, value] of Object.entries(message)) form.append(name, value);
  for (const bytes of [FILES.jpeg.bytes, LARGE_PLAN])
    form.append("files", new Blob([new Uint8Array(bytes)]), "plano.pdf");
  return { body: form, withFiles: true };
}

/** Sends until the server is gone. Only what was answered with 202 counts as accepted. */
async function sendUntilGone({ origin, child }: Running, accepted: Accepted, first: number): Promise<void> {
  try {
    const hello = await fetch(`${origin}/api/csrf-token`);
    const { csrfToken } = (await hello.json()) as { csrfToken: string };
    const cookie = hello.headers.get("set-cookie")?.split(";", 1).join("") ?? "";
    for (let number = first; child.exitCode === null && child.signalCode === null; number += 1) {
      const { body, withFiles } = bodyOf(number);
      const answer = await fetch(`${origin}/api/contact`, {
        method: "POST",
        headers: {
          cookie,
          "csrf-token": csrfToken,
          ...(!withFiles && { "content-type": "application/json" }),
          "x-forwarded-for": randomAddress(),
        },
        body,
      });
      if (answer.status === 202) accepted.set(((await answer.json()) as { id: string }).id, withFiles);
      await delay(PAUSE_MS);
    }
  } catch {
    // The kill broke the connection: whatever was under way was never answered.
  }
}

export function testKills(engine: Engine): void {
  it(`a process on ${engine} that is killed at any moment loses no accepted message over ${KILLS} kills under load, with the mail server down and up again`, async () => {
    const settings = await freshSettings(engine);
    const accepted: Accepted = new Map();
    const mailboxes: Mailbox[] = [await openMailbox()];
    const { port, url } = mailboxes[0] ?? expect.unreachable();

    for (let kill = 0; kill < KILLS; kill += 1) {
      if (kill === MAIL_DOWN_FROM) await mailboxes[0]?.close();
      if (kill === MAIL_UP_FROM) mailboxes.push(await openMailbox(port));
      const running = await start(settings, url);
      const before = { all: accepted.size, withFiles: countWithFiles(accepted) };
      const sending = Array.from({ length: SENDERS }, (_, sender) =>
        sendUntilGone(running, accepted, sender),
      );
      // However slow the machine is: something was accepted, in every third round with files.
      await expect.poll(() => accepted.size, POLLING).toBeGreaterThan(before.all);
      if (kill % 3 === 0)
        await expect.poll(() => countWithFiles(accepted), POLLING).toBeGreaterThan(before.withFiles);
      await delay(Math.random() * 250);
      running.child.kill("SIGKILL");
      await Promise.all(sending);
    }

    await start(settings, url);
    const missing = () => {
      const mails = mailboxes.flatMap((mailbox) => mailbox.mails);
      const delivered = new Map(
        mails.map(({ messageId, raw }) => [messageId, raw.length > LARGE_PLAN.length]),
      );
      return [...accepted].filter(([id, withFiles]) => delivered.get(`<${id}@localhost>`) !== withFiles)
        .length;
    };
    await expect.poll(missing, { timeout: 120_000, interval: 200 }).toBe(0);
    expect(countWithFiles(accepted)).toBeGreaterThanOrEqual(KILLS / 3);
    expect(accepted.size).toBeGreaterThanOrEqual(KILLS);
  }, 240_000);
}
