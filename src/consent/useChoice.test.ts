import { expect, test } from "vitest";
import { ACCEPT_ALL, REJECT_ALL } from "../../contract/consent.ts";
import { allowing } from "../../tests/consent-choices.ts";
import { startingChoice } from "./useChoice.ts";

const ANALYTICS = allowing("analytics");
const MARKETING = allowing("marketing");

test.each([
  ["nothing is known: the defaults", null, null, false, REJECT_ALL],
  ["the server knows the visitor", ACCEPT_ALL, null, false, ACCEPT_ALL],
  ["the browser alone knows", null, ANALYTICS, false, ANALYTICS],
  ["the server's copy fills the dialog, whatever the browser has", MARKETING, ANALYTICS, false, MARKETING],
  [
    "the browser's privacy control refuses marketing",
    ACCEPT_ALL,
    null,
    true,
    { ...ACCEPT_ALL, marketing: false },
  ],
  ["the visitor decided otherwise in this browser", ACCEPT_ALL, ACCEPT_ALL, true, ACCEPT_ALL],
  ["the visitor decided otherwise, the server is away", null, ACCEPT_ALL, true, ACCEPT_ALL],
])("%s", (_case, saved, record, privacyControl, choice) => {
  expect(startingChoice({ saved, record, privacyControl })).toEqual(choice);
});
