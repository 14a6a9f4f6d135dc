import type { ReactNode } from "react";

export type Background = "limestone" | "stone" | "forest" | "white";

const BACKGROUNDS: Record<Background, string> = {
  limestone: "bg-limestone text-ink",
  stone: "bg-limestone-deep text-ink",
  forest: "bg-forest-deep text-limestone",
  white: "bg-white text-ink",
};

const SPACES = {
  wide: "py-10 md:py-24 xl:py-32",
  close: "py-5 md:py-12 xl:py-16",
};

interface SectionProps {
  id?: string;
  background?: Background;
  /** id of the heading that names the section */
  labelledBy?: string;
  /** how much background there is above and below */
  space?: keyof typeof SPACES;
  /** what reaches over the sides of the screen is cut there; over the edges of the band it may stand */
  clipsSides?: boolean;
  /** nothing that paper could use */
  onScreenOnly?: boolean;
  children: ReactNode;
}

/** A band of the page: a background from edge to edge, its content in the page's column. */
export function Section({
  id,
  background = "limestone",
  labelledBy,
  space = "wide",
  clipsSides = false,
  onScreenOnly = false,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`draws-when-near ${BACKGROUNDS[background]} ${SPACES[space]} print:bg-transparent print:py-2 print:text-ink ${clipsSides ? "overflow-x-clip" : ""} ${onScreenOnly ? "print:hidden" : ""}`}
    >
      <Column>{children}</Column>
    </section>
  );
}

/** The page's column: the same margins everywhere. */
export function Column({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-page px-gutter md:px-8 xl:px-12">{children}</div>;
}
