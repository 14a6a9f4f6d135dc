import { expect, it } from "vitest";
import { freshSettings } from "../parts/engines.ts";
import { openMailbox } from "../parts/mailbox.ts";
import { goodMessage, runApi, visit } from "../parts/visitor.ts";

const VISITORS = 40;

it("two instances on one PostgreSQL take each other's visitors and deliver each message once", async () => {
  const mailbox = await openMailbox();
  const settings = await freshSettings("postgresql", {
    SMTP_URL: mailbox.url,
    COOKIE_SECRET: "s".repeat(32),
  });
  const [one, other] = await Promise.all([runApi(settings), runApi(settings)]);

  const answers = await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const { cookie, csrfToken } = await visit(one.app);
      return Promise.all(
        [one.app, other.app].map((app) =>
          app.inject({
            method: "POST",
            url: "/api/contact",
            remoteAddress: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
            headers: { cookie, "csrf-token": csrfToken, "idempotency-key": "the same on both" },
            payload: goodMessage(),
          }),
        ),
      );
    }),
  );
  for (const [first, second] of answers) {
    expect([first?.statusCode, second?.statusCode]).toEqual([202, 202]);
    expect(first?.body).toBe(second?.body);
  }

  await expect.poll(async () => (await one.services.health()).waiting).toBe(0);
  expect(mailbox.mails).toHaveLength(VISITORS);
  expect(mailbox.messageIds().size).toBe(VISITORS);
  expect(one.services.counts.accepted + other.services.counts.accepted).toBe(VISITORS);
});
