import type { UseFormRegister } from "react-hook-form";
import type { ContactForm } from "../../contract/contact.ts";

/** A field for programs: people neither see it, nor reach it by key, nor hear of it. */
export function Honeypot({ label, register }: { label: string; register: UseFormRegister<ContactForm> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="contact-website">{label}</label>
      <input {...register("honeypot")} id="contact-website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
