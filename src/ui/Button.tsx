import type { ComponentProps, ReactNode } from "react";

type Variant = "primary" | "secondary";

const VARIANTS: Record<Variant, string> = {
  primary: "bg-amber text-ink hover:bg-amber-deep",
  secondary: "border-2 border-forest bg-limestone text-forest hover:bg-forest hover:text-limestone",
};

const SHAPE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-5 py-3 sm:px-6 text-center text-small font-semibold eases forced-colors:border-2 print:hidden";

const WAITING =
  "disabled:cursor-progress disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-60";

interface Appearance {
  variant?: Variant;
  /** as wide as its container */
  wide?: boolean;
  children: ReactNode;
}

const appearance = (variant: Variant, wide: boolean) =>
  `${SHAPE} ${VARIANTS[variant]}${wide ? " w-full" : ""}`;

export function Button({
  variant = "primary",
  wide = false,
  type = "button",
  ...rest
}: Appearance & Omit<ComponentProps<"button">, "className">) {
  return <button {...rest} type={type} className={`${appearance(variant, wide)} ${WAITING}`} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = "primary",
  wide = false,
  ...rest
}: Appearance & Omit<ComponentProps<"a">, "className">) {
  return <a {...rest} className={appearance(variant, wide)} />;
}
