import type { ComponentProps, ReactNode } from "react";

type Look = "primary" | "secondary" | "inverse";

const LOOKS: Record<Look, string> = {
  primary: "bg-amber text-ink hover:bg-amber-deep",
  secondary: "border-2 border-forest text-forest hover:bg-forest hover:text-limestone",
  inverse: "border-2 border-limestone text-limestone hover:bg-limestone hover:text-forest",
};

const SHAPE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-6 py-3 text-center text-small font-semibold no-underline transition-colors disabled:cursor-progress disabled:opacity-60 forced-colors:border-2 print:hidden";

interface Appearance {
  look?: Look;
  /** takes the whole width of its place */
  wide?: boolean;
  children: ReactNode;
}

const appearance = ({ look = "primary", wide = false }: Partial<Appearance>) =>
  `${SHAPE} ${LOOKS[look]}${wide ? " w-full" : ""}`;

export function Button({ look, wide, type = "button", ...rest }: Appearance & Omit<ComponentProps<"button">, "className">) {
  // biome-ignore lint/a11y/useButtonType: the type is one of the three, `button` unless said otherwise
  return <button {...rest} type={type} className={appearance({ look, wide })} />;
}

/** Looks like a button, is a link: it leads somewhere. */
export function ButtonLink({ look, wide, ...rest }: Appearance & Omit<ComponentProps<"a">, "className">) {
  return <a {...rest} className={appearance({ look, wide })} />;
}
