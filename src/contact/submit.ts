/** What happens between a filled-in form and a toast: the checks in their order, the call, and what follows it. */
import { FILES_NAME } from "../../contract/attachments.ts";
import {
  type ContactForm,
  type ContactMessage,
  CSRF_WAIT_ATTEMPTS,
  CSRF_WAIT_STEP_MS,
  IDEMPOTENCY_HEADER,
  looksAutomated,
} from "../../contract/contact.ts";
import type { FileErrorCode } from "../../contract/contact-messages.ts";
import type { WrongField } from "../../contract/problem.ts";
import { isRightAnswer, type Sum } from "../../contract/sum.ts";
import { ResponseError } from "../api/client.ts";
import type { TokenState } from "../api/csrf-token.ts";
import { countOneMore, type DailyRecord, dayOf, isLimitReached } from "./daily-limit.ts";
import { wrongFieldsIn } from "./form-errors.ts";

/** Each is also the name of the toast that tells it. */
export type ShownResult =
  | "sent"
  | "wrongCaptcha"
  | "dailyLimit"
  | "tokenMissing"
  | "tokenTimeout"
  | "sendFailed";

/** `unsent`: nothing left the browser; told as `sent`, so that a program learns nothing. */
type Result = ShownResult | "unsent";

export interface SubmitOutcome {
  result: Result;
  /** what the server found wrong, in a form that we found right; in one that was sent, files it had no room for; files that are gone */
  wrongFields: WrongField[];
}

export interface Attempt {
  /** valid by the shared schema */
  form: ContactForm;
  sum: Sum;
  loadedAt: number;
  idempotencyKey: string;
}

/** Everything outside of this function, so that a test needs no browser. */
export interface SubmitDependencies {
  now: () => number;
  /** the same moment as the server would name it */
  byServerClock: (moment: number) => number;
  sleep: (milliseconds: number) => Promise<void>;
  dailyRecord: { read: () => DailyRecord | null; write: (record: DailyRecord) => void };
  token: { state: () => TokenState; forget: () => void };
  /** resolves with what was answered, a receipt if it was our server; rejects with a `ResponseError` when it is refused */
  post: (message: ContactMessage, headers: Record<string, string>) => Promise<unknown>;
  /** files that are not there any more, by their places */
  unreadableFiles: () => Promise<number[]>;
  forward: (form: ContactForm, sentAt: Date) => void;
}

const FORBIDDEN = 403;

export async function submitMessage(
  attempt: Attempt,
  dependencies: SubmitDependencies,
): Promise<SubmitOutcome> {
  const { form, sum, loadedAt } = attempt;
  const now = dependencies.now();
  const today = dayOf(new Date(now));
  // First, so that a program learns nothing from the other two.
  if (looksAutomated(form.honeypot, now - loadedAt)) return outcome("unsent");
  if (!isRightAnswer(sum, form.mathCaptcha)) return outcome("wrongCaptcha");
  if (isLimitReached(dependencies.dailyRecord.read(), today)) return outcome("dailyLimit");

  const unreadable = await dependencies.unreadableFiles();
  if (unreadable.length > 0) return outcome("sendFailed", unreadable.map(unreadableFile));

  const delivered = await deliver(attempt, dependencies);
  if (delivered.result === "sent") {
    dependencies.dailyRecord.write(countOneMore(dependencies.dailyRecord.read(), today));
    dependencies.forward(form, new Date(now));
  }
  return delivered;
}

/** A page left open for a day holds a token that is worth nothing any more: one refusal is answered with a new one. */
async function deliver(
  attempt: Attempt,
  dependencies: SubmitDependencies,
  isRetry = false,
): Promise<SubmitOutcome> {
  const token = await settledToken(dependencies);
  if (token.state === "loading") return outcome("tokenTimeout");
  if (token.state === "failed") {
    dependencies.token.forget(); // so that the next attempt asks again
    return outcome("tokenMissing");
  }
  try {
    const receipt = await dependencies.post(messageOf(attempt, dependencies), {
      "CSRF-Token": token.token,
      [IDEMPOTENCY_HEADER]: attempt.idempotencyKey,
    });
    return isReceipt(receipt) ? outcome("sent", wrongFieldsIn(receipt)) : outcome("sendFailed");
  } catch (error) {
    if (!isRetry && error instanceof ResponseError && error.status === FORBIDDEN) {
      dependencies.token.forget();
      return deliver(attempt, dependencies, true);
    }
    return outcome("sendFailed", error instanceof ResponseError ? wrongFieldsIn(error.body) : []);
  }
}

/** A filter or a hotel's network answers with a page of its own, and a friendly status: nothing is stored then. */
function isReceipt(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string";
}

function messageOf({ form, loadedAt }: Attempt, { byServerClock }: SubmitDependencies): ContactMessage {
  const { mathCaptcha: _, ...message } = form;
  return { ...message, loadedAt: new Date(byServerClock(loadedAt)).toISOString() };
}

/** The token's state once it is known, or `loading` still when the time is up. */
async function settledToken({ token, sleep }: SubmitDependencies): Promise<TokenState> {
  for (let wait = 0; wait < CSRF_WAIT_ATTEMPTS && token.state().state === "loading"; wait += 1) {
    await sleep(CSRF_WAIT_STEP_MS);
  }
  return token.state();
}

const unreadableFile = (file: number): WrongField => ({
  field: FILES_NAME,
  code: "unreadable" satisfies FileErrorCode,
  message: "",
  file,
});

function outcome(result: Result, wrongFields: WrongField[] = []): SubmitOutcome {
  return { result, wrongFields };
}
