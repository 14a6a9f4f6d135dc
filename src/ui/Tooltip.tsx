import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Once around the tooltips of an island: after one was shown, the next comes without delay for a moment. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/** The name of a control that shows only an icon, once the pointer rests on it. Islands only: it needs React awake. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        sideOffset={4}
        collisionPadding={8}
        className="z-40 rounded-sm bg-ink px-3 py-2 text-caption text-white shadow-lift"
      >
        {label}
      </Radix.Content>
    </Radix.Root>
  );
}
