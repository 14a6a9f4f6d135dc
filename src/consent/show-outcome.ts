import type { CookieStrings } from "../site/strings/cookie.es.ts";
import { showToast } from "../toasts/store.ts";
import type { Outcome } from "./save.ts";

const SUCCESSES: readonly Outcome[] = ["saved", "updated"];

export function showOutcome(outcome: Outcome, strings: CookieStrings["toasts"]) {
  showToast({ ...strings[outcome], variant: SUCCESSES.includes(outcome) ? "success" : "destructive" });
}
