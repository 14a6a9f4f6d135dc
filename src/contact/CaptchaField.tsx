import type { UseFormRegister } from "react-hook-form";
import type { ContactForm } from "../../contract/contact.ts";
import { fill } from "../site/strings/fill.ts";
import type { Strings } from "../site/strings/index.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import type { Sum } from "./captcha.ts";

interface CaptchaFieldProps {
  strings: Strings["contact"]["form"];
  sum: Sum;
  register: UseFormRegister<ContactForm>;
  error: string | undefined;
  onNew: () => void;
}

/** The browser must not remember the answer: the next sum is another. */
export function CaptchaField({ strings, sum, register, error, onNew }: CaptchaFieldProps) {
  return (
    <Field
      id="contact-captcha"
      label={fill(strings.captcha, { ...sum })}
      hint={strings.captchaHint}
      error={error}
      beside={
        <Button variant="secondary" aria-label={strings.newCaptchaHint} onClick={onNew}>
          {strings.newCaptcha}
        </Button>
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
  );
}
