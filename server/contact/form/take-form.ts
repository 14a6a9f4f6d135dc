/** Judges a posted form, stores its message, and says what the page that answers it shows. */
import { FILES_NAME } from "../../../contract/attachments.ts";
import { contactFieldsOf, MINIMUM_MS_BEFORE_SUBMIT } from "../../../contract/contact.ts";
import { CONTACT_ERRORS, fileErrorSentence, isContactErrorCode } from "../../../contract/contact-messages.ts";
import { SUM_TOKEN_NAME } from "../../../contract/contact-page.ts";
import type { Language } from "../../../contract/languages.ts";
import type { ApiServices } from "../../api/services.ts";
import { messageIdOf } from "../message-id.ts";
import type { ReceivedForm } from "../uploads.ts";
import type { Filling } from "./fill-page.ts";
import { isRightAnswer, readSum, type SignedSum, type SumIssuer } from "./signed-sum.ts";

interface Surroundings {
  services: ApiServices;
  language: Language;
  issue: SumIssuer;
}

interface Answer {
  status: number;
  filling: Filling;
}

export async function takeForm(
  form: ReceivedForm,
  { services, language, issue }: Surroundings,
): Promise<Answer> {
  const { settings, clock, inbox } = services;
  const { fields: typed } = form;
  const sum = readSum(typed[SUM_TOKEN_NAME] ?? "", settings.cookieSecret, clock.now());
  const thanks = (sent: Filling["sent"]): Answer => ({
    status: 200,
    filling: {
      values: {},
      sum: issue("answer"),
      outcome: "sent",
      sent: { ...sent, [FILES_NAME]: form.files.map(({ name }) => name).join(", ") },
    },
  });

  // First, so that a program learns nothing from the answers below.
  const waited = sum ? clock.now() - sum.issuedAt : 0;
  const hasty = sum !== undefined && waited < MINIMUM_MS_BEFORE_SUBMIT;
  if (typed.honeypot || (hasty && sum.origin === "page")) return thanks(typed);

  const { data, error } = services.contactRules().texts.safeParse(typed);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    if (isContactErrorCode(message)) errors[String(path[0])] ??= CONTACT_ERRORS[message][language];
  }
  const solved = sum !== undefined && isRightAnswer(sum, typed.mathCaptcha ?? "");
  if (!solved) {
    const unanswered = sum === undefined || !typed.mathCaptcha?.trim();
    errors.mathCaptcha = CONTACT_ERRORS[unanswered ? "captchaMissing" : "captchaWrong"][language];
  }
  const busy = form.refused.find(({ code }) => code === "busy");
  if (form.refused.length > 0) {
    errors[FILES_NAME] = form.refused
      .map(({ name, code }) => fileErrorSentence(code, name, language))
      .join(" ");
  }
  if (!data || Object.keys(errors).length > 0) {
    const toChooseAgain = [...form.files, ...(busy ? [busy] : [])].map(({ name }) => name).join(", ");
    if (toChooseAgain) {
      errors[FILES_NAME] = [errors[FILES_NAME], fileErrorSentence("again", toChooseAgain, language)]
        .filter(Boolean)
        .join(" ");
    }
    const values = { ...typed, ...(!solved && { mathCaptcha: "" }) };
    const again = solved ? sum : another(sum, issue);
    const filling: Filling = { values, errors, sum: again, outcome: busy ? "failed" : "wrong" };
    return { status: busy ? 503 : 422, filling };
  }

  // Whoever had filled the form in before the sum was asked may be quick with it: the form waits, the person need not.
  if (hasty) await clock.sleep(MINIMUM_MS_BEFORE_SUBMIT - waited, new AbortController().signal);
  const fields = contactFieldsOf(data);
  const id = messageIdOf(
    {
      visitor: sum?.token ?? "",
      idempotencyKey: JSON.stringify([fields, form.files.map(({ name, size }) => [name, size])]),
    },
    settings.cookieSecret,
  );
  await inbox.accept({ id, fields, language, received_at: clock.now(), files: form.files });
  return thanks(fields);
}

/** The same form with another sum, however chance falls. */
function another(sum: SignedSum | undefined, issue: SumIssuer): SignedSum {
  if (sum === undefined) return issue("answer");
  const next = issue(sum.origin, sum.issuedAt);
  return next.token === sum.token ? another(sum, issue) : next;
}
