import type { ComponentProps } from "react";

/** A link with an arrow: «Ver todos los servicios →». */
export function ArrowLink({ children, ...link }: Pick<ComponentProps<"a">, "href" | "onClick" | "children">) {
  return (
    <a
      {...link}
      className="arrow-after arrow-after-text inline-block py-2 font-semibold underline decoration-amber decoration-2 underline-offset-8 hover:decoration-4 print:hidden"
    >
      {children}
    </a>
  );
}
