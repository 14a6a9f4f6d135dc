import type { UseFormRegister } from "react-hook-form";
import type { ContactForm } from "../../contract/contact.ts";
import { CAPTCHA_FIELD_ID, controlId, SUM_ATTRIBUTE, SUM_TOKEN_NAME } from "../../contract/contact-page.ts";
import type { Sum } from "../../contract/sum.ts";
import type { Strings } from "../site/strings/index.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";

interface CaptchaFieldProps {
  strings: Strings["contact"]["form"];
  /** none in the built document: `inline-form-script.ts` or the server asks it, and shows the field */
  sum: Sum | null;
  register: UseFormRegister<ContactForm>;
  error: string | undefined;
  onNew: () => void;
}

/** The browser must not remember the answer: the next sum is another. */
export function CaptchaField({ strings, sum, register, error, onNew }: CaptchaFieldProps) {
  const [before, after] = strings.captcha.split("{first} + {second}");
  return (
    <div id={CAPTCHA_FIELD_ID} hidden={!sum}>
      <Field
        id={controlId("mathCaptcha")}
        label={
          <>
            {before}
            <span {...{ [SUM_ATTRIBUTE]: "" }}>{sum ? `${sum.first} + ${sum.second}` : ""}</span>
            {after}
          </>
        }
        hint={strings.captchaHint}
        error={error}
        beside={
          <span className="noscript:hidden">
            <Button variant="secondary" aria-label={strings.newCaptchaHint} onClick={onNew}>
              {strings.newCaptcha}
            </Button>
          </span>
        }
      >
        {(control) => (
          <input
            {...control}
            {...register("mathCaptcha")}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            required
          />
        )}
      </Field>
      {/* Only the server fills it in, for a form that goes its way without scripts. */}
      <input type="hidden" name={SUM_TOKEN_NAME} />
    </div>
  );
}
