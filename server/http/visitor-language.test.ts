import { expect, it } from "vitest";
import { visitorLanguage } from "./visitor-language.ts";

it.each([
  ["", "es"],
  ["eu", "eu"],
  ["es;q=0.5, eu-ES", "eu"],
  ["xx-XX,eu;q=0.9, es;q=0.95;x=1", "es"],
  ["eu;q=0, fr", "es"],
  ["*;q=0.1", "es"],
  [",,;q=1", "es"],
  [`${"xx,".repeat(4000)}eu`, "es"],
])("answers a browser that asks for %j in %s", (header, language) => {
  expect(visitorLanguage({ "accept-language": header })).toBe(language);
});

it("prefers the choice in the cookie", () => {
  expect(visitorLanguage({ cookie: "a=b; language=eu", "accept-language": "es" })).toBe("eu");
});
