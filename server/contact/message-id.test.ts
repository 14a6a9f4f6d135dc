import { describe, expect, it } from "vitest";
import { messageIdOf } from "./message-id.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("a message's id", () => {
  it("is the same for the same key of the same visitor, on every instance", () => {
    const submission = { visitor: "one", idempotencyKey: "key" };
    expect(messageIdOf(submission, "secret")).toBe(messageIdOf(submission, "secret"));
    expect(messageIdOf(submission, "secret")).toMatch(UUID);
  });

  it("differs for another visitor, another key and another secret", () => {
    const ids = [
      messageIdOf({ visitor: "one", idempotencyKey: "key" }, "secret"),
      messageIdOf({ visitor: "two", idempotencyKey: "key" }, "secret"),
      messageIdOf({ visitor: "one", idempotencyKey: "yek" }, "secret"),
      messageIdOf({ visitor: "one", idempotencyKey: "key" }, "other"),
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it("is random without a key", () => {
    const submission = { visitor: "one", idempotencyKey: undefined };
    expect(messageIdOf(submission, "secret")).not.toBe(messageIdOf(submission, "secret"));
    expect(messageIdOf(submission, "secret")).toMatch(UUID);
  });
});
