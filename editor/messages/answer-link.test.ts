import { expect, test } from "vitest";
import type { KnownMessage } from "../../server/contact/message-administration.ts";
import { sampleMessage } from "../../tests/parts/sample-fields.ts";
import { answerLink, callLink } from "./answer-link.ts";

function answerTo(changes: Partial<KnownMessage["fields"]>, language: KnownMessage["language"] = "es") {
  const { fields, ...message } = sampleMessage("one", { received_at: Date.UTC(2026, 10, 15), language });
  const link = answerLink({ ...message, fields: { ...fields, ...changes } });
  const url = new URL(link);
  return {
    link,
    to: url.pathname,
    subject: url.searchParams.get("subject"),
    body: url.searchParams.get("body"),
  };
}

test("an answer quotes what was asked, line by line, in the visitor's language", () => {
  const changes = {
    name: "Ane",
    email: "ane+obra@example.com",
    subject: "Obra & más",
    message: "Uno\r\nDos?",
  };
  const { to, subject, body } = answerTo(changes);
  expect([to, subject]).toEqual(["ane%2Bobra@example.com", "Re: Obra & más"]);
  expect(body).toBe("\r\n\r\nEl domingo, 15 de noviembre de 2026, 1:00, Ane escribió:\r\n> Uno\r\n> Dos?");
  expect(answerTo(changes, "eu").body).toContain("Ane(e)k idatzi zuen (2026(e)ko azaroaren 15(a), igandea");
});

test("a visitor adds no recipients and no headers to the answer", () => {
  const { link } = answerTo({ email: '"a?bcc=b"@example.com', subject: "Uno&bcc=b@example.com" });
  expect([...new URL(link).searchParams.keys()]).toEqual(["subject", "body"]);
});

test("a long text is cut where mail programs would cut the link", () => {
  const { link, body } = answerTo({ message: "👷🏽‍♀️ñ".repeat(1000) });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1900);
  expect(body).toMatch(/\[…\]$/);
});

test.each([
  ["+34 600 11 22 33", "tel:+34600112233"],
  ["600-11.22 33 (tardes)", "tel:600112233"],
  ["6+00", "tel:600"],
  ["por las tardes", undefined],
  ["", undefined],
])("the telephone %j is called as %s", (phone, link) => {
  expect(callLink(phone)).toBe(link);
});
