import { Column } from "../ui/Section.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

/** Few words: the machines themselves, to scale, are what this page begins with. */
export function MachineryHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Column>
      <div className="grid items-end gap-x-14 gap-y-3 pt-5 pb-1 md:pt-10 lg:grid-cols-[7fr_5fr] print:py-2">
        <h1 className="text-title text-forest-deep hyphens-auto lg:text-display print:text-title">
          <Unbroken text={heading} />
        </h1>
        <p className="print:hidden">
          <Unbroken text={lead} />
        </p>
      </div>
    </Column>
  );
}
