import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** The name of an icon-only control, shown on hover and focus. Only inside islands: it needs React. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
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
    </Radix.Provider>
  );
}
