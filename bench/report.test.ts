import { expect, it } from "vitest";
import { renewSection } from "./report.ts";

it("adds a section at the end and renews one where it stands", () => {
  const first = renewSection("", "Pages", "one");
  const both = renewSection(first, "Server", "two\n\n### Not a section\n");
  const renewed = renewSection(both, "Pages", "three");
  expect(both).toMatch(
    /^# What it costs[\s\S]*\n\n## Pages\n\none\n\n## Server\n\ntwo\n\n### Not a section\n$/,
  );
  expect(renewed).toBe(both.replace("one\n", "three\n"));
});
