import { fill } from "../site/strings/fill.ts";
import type { Strings } from "../site/strings/index.ts";
import { Icon } from "../ui/Icon.tsx";
import { Tooltip, TooltipProvider } from "../ui/Tooltip.tsx";

interface CarouselControlsProps {
  labels: Strings["projectDetail"]["carousel"];
  count: number;
  selected: number;
  position: string;
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
}

export function CarouselControls({
  labels,
  count,
  selected,
  position,
  previous,
  next,
  goTo,
}: CarouselControlsProps) {
  return (
    <div
      data-free-of-call-bar
      className="noscript:hidden mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden"
    >
      <div className="flex gap-2">
        <TooltipProvider>
          <StepButton label={labels.previous} icon="previous" onClick={previous} />
          <StepButton label={labels.next} icon="next" onClick={next} />
        </TooltipProvider>
      </div>
      <ul className="flex">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no other name than its place
          <li key={index}>
            <button
              type="button"
              aria-label={fill(labels.goTo, { number: index + 1 })}
              aria-current={index === selected ? "true" : undefined}
              onClick={() => goTo(index)}
              className="group grid size-8 cursor-pointer place-items-center"
            >
              <span className="size-3 rounded-full border-2 border-forest group-aria-[current]:bg-forest" />
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="figures text-small text-moss">
        {position}
      </p>
    </div>
  );
}

function StepButton({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: "previous" | "next";
  onClick: () => void;
}) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        onClick={onClick}
        className="grid size-12 cursor-pointer place-items-center rounded-md border border-hairline bg-white hover:border-forest"
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
