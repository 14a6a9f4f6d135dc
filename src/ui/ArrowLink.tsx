import type { ComponentProps } from "react";
import { Icon } from "./Icon.tsx";

/** A link with an arrow: «Ver todos los servicios →». */
export function ArrowLink({ children, ...link }: Pick<ComponentProps<"a">, "href" | "onClick" | "children">) {
  return (
    <a
      {...link}
      className="group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-amber decoration-2 underline-offset-8 hover:decoration-4 print:hidden"
    >
      {children}
      <Icon name="arrow" className="size-5 shrink-0 eases group-hover:translate-x-1" />
    </a>
  );
}
