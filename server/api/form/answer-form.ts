/** A posted form: received like every message, answered by what the page that follows it shows. */
import { FILES_NAME } from "../../../contract/attachments.ts";
import { isHasty, MINIMUM_MS_BEFORE_SUBMIT } from "../../../contract/contact.ts";
import {
  CONTACT_ERRORS,
  type ContactErrorCode,
  type FileError,
  fileErrorSentences,
} from "../../../contract/contact-messages.ts";
import { SUM_TOKEN_NAME } from "../../../contract/contact-page.ts";
import type { Language } from "../../../contract/languages.ts";
import { isRightAnswer } from "../../../contract/sum.ts";
import { type Reception, receiveMessage } from "../../contact/receive-message.ts";
import type { ReceivedForm } from "../../contact/received-form.ts";
import type { ApiServices } from "../../services/services.ts";
import type { Filling } from "./fill-page.ts";
import { readSum, type SignedSum, type SumIssuer } from "./signed-sum.ts";

interface FormContext {
  services: ApiServices;
  language: Language;
  issue: SumIssuer;
  /** where the form comes from */
  address: string;
}

interface Answer {
  status: number;
  filling: Filling;
}

export async function answerForm(
  form: ReceivedForm,
  { services, language, issue, address }: FormContext,
): Promise<Answer> {
  const now = services.clock.now();
  const { fields: typed, files, refused } = form;
  const sum = readSum(typed[SUM_TOKEN_NAME] ?? "", services.settings.cookieSecret, now);
  const captchaError = judgeSum(sum, typed.mathCaptcha ?? "");
  const openForMs = sum && now - sum.issuedAt;
  // Whoever had filled the form in before the sum was asked may be quick with it: the form waits, the person need not.
  const isAnswered = sum?.origin === "answer";
  const reception = await receiveMessage(
    {
      values: {
        ...typed,
        honeypot: typed.honeypot ?? "",
        loadedAt: new Date(sum?.issuedAt ?? now).toISOString(),
      },
      openForMs: isAnswered ? undefined : openForMs,
      otherErrors: captchaError ? { mathCaptcha: captchaError } : {},
      delayMs: isAnswered && isHasty(openForMs) ? MINIMUM_MS_BEFORE_SUBMIT - (openForMs ?? 0) : 0,
      language,
      address,
      files,
      refused,
      // Nothing else names it, so that a sum is good for one message.
      origin: { visitor: sum?.token ?? "", idempotencyKey: sum && "sum" },
    },
    services,
  );

  const sentenceOf = (code: ContactErrorCode) => CONTACT_ERRORS[code][language];
  const sentencesOf = (wrong: readonly FileError[]) => fileErrorSentences(wrong, language);

  const again = (names: string[]) => sentencesOf(names.map((name) => ({ name, code: "again" })));

  if (reception.kind === "held") {
    // As in the browser: no lasting thanks, and what a person typed stays, so that a second press sends it.
    const isTrapped = Boolean(typed.honeypot);
    const aboutFiles = again(files.map(({ name }) => name));
    return {
      status: 200,
      filling: {
        values: isTrapped ? {} : typed,
        sum: isTrapped ? issue("page") : sum,
        outcome: "thanked",
        ...(aboutFiles && !isTrapped && { errors: { [FILES_NAME]: aboutFiles } }),
      },
    };
  }

  if (reception.kind === "stored") {
    const { fields, notKept } = reception;
    return {
      status: 200,
      filling: {
        values: {},
        sum: issue("answer"),
        outcome: "sent",
        sent: { ...fields, [FILES_NAME]: files.map(({ name }) => name).join(", ") },
        ...(notKept.length > 0 && { errors: { [FILES_NAME]: sentencesOf(notKept) } }),
      },
    };
  }

  const { errors, wrongFiles } = wrongIn(reception);
  const isBusy = wrongFiles.some(({ code }) => code === "busy");
  const toChooseAgain = [...files, ...wrongFiles.filter(({ code }) => code === "busy")];
  const aboutFiles = [sentencesOf(wrongFiles), again(toChooseAgain.map(({ name }) => name))];
  const isSolved = !errors.has("mathCaptcha");
  return {
    status: isBusy ? 503 : 422,
    filling: {
      values: { ...typed, ...(!isSolved && { mathCaptcha: "" }) },
      errors: {
        ...Object.fromEntries([...errors].map(([field, code]) => [field, sentenceOf(code)])),
        ...(aboutFiles.some(Boolean) && { [FILES_NAME]: aboutFiles.filter(Boolean).join(" ") }),
      },
      sum: isSolved ? sum : issue(sum?.origin ?? "answer", sum?.issuedAt),
      outcome: isBusy ? "failed" : "wrong",
    },
  };
}

function judgeSum(sum: SignedSum | undefined, answer: string): ContactErrorCode | undefined {
  if (sum === undefined || answer.trim() === "") return "captchaMissing";
  return isRightAnswer(sum, answer) ? undefined : "captchaWrong";
}

function wrongIn(reception: Extract<Reception, { kind: "wrong" | "conflicting" }>) {
  return reception.kind === "conflicting"
    ? { errors: new Map<string, ContactErrorCode>([["mathCaptcha", "captchaUsed"]]), wrongFiles: [] }
    : { errors: reception.errors, wrongFiles: reception.refused };
}
