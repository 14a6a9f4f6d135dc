import { expect, test } from "vitest";
import { ACCEPT_ALL, bothAllow, REJECT_ALL, startingChoice } from "./choices.ts";

const ANALYTICS = { analytics: true, marketing: false };
const MARKETING = { analytics: false, marketing: true };

test.each([
  [ACCEPT_ALL, ACCEPT_ALL, ACCEPT_ALL],
  [ACCEPT_ALL, ANALYTICS, ANALYTICS],
  [MARKETING, ACCEPT_ALL, MARKETING],
  [ANALYTICS, MARKETING, REJECT_ALL],
  [REJECT_ALL, ACCEPT_ALL, REJECT_ALL],
])("%j and %j together allow %j", (one, other, both) => {
  expect(bothAllow(one, other)).toEqual(both);
});

test.each([
  ["nothing is known: the defaults", null, null, false, REJECT_ALL],
  ["the server knows the visitor", ACCEPT_ALL, null, false, ACCEPT_ALL],
  ["the browser alone knows", null, ANALYTICS, false, ANALYTICS],
  ["both know the same", MARKETING, MARKETING, false, MARKETING],
  ["a refusal here is stronger than an old permission there", ACCEPT_ALL, REJECT_ALL, false, REJECT_ALL],
  ["a refusal there is stronger than an old permission here", REJECT_ALL, ACCEPT_ALL, false, REJECT_ALL],
  ["the browser's privacy control refuses marketing", ACCEPT_ALL, null, true, ANALYTICS],
  ["the visitor said otherwise in this browser", ACCEPT_ALL, ACCEPT_ALL, true, ACCEPT_ALL],
  ["the visitor said otherwise, the server is away", null, ACCEPT_ALL, true, ACCEPT_ALL],
])("%s", (_case, saved, record, privacyControl, choice) => {
  expect(startingChoice({ saved, record, privacyControl })).toEqual(choice);
});
