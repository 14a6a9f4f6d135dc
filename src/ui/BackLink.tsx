import { Icon } from "./Icon.tsx";

/** Link to the parent page, above the title. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="group mb-5 inline-flex min-h-11 items-center gap-2 text-small font-semibold underline decoration-amber decoration-2 underline-offset-6 print:hidden"
    >
      <Icon name="arrow" className="size-5 shrink-0 rotate-180 eases group-hover:-translate-x-1" />
      {children}
    </a>
  );
}
