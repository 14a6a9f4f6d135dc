import { Toast } from "radix-ui";
import { Icon } from "../ui/Icon.tsx";
import type { ShownToast } from "./store.ts";

const VARIANTS: Record<ShownToast["variant"], string> = {
  success: "border-meadow",
  destructive: "border-signal",
};

interface ToastCardProps {
  toast: ShownToast;
  closeLabel: string;
  onClosed: () => void;
}

export function ToastCard({ toast, closeLabel, onClosed }: ToastCardProps) {
  const { title, description, variant } = toast;
  return (
    <Toast.Root
      type="foreground"
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      className={`flex items-center gap-2 rounded-md border-l-6 bg-white px-3 py-2 text-caption sm:gap-3 sm:items-start sm:p-4 sm:text-small text-ink shadow-lift eases data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none ${VARIANTS[variant]} forced-colors:border`}
    >
      <div className="grow max-sm:*:inline">
        <Toast.Title className="font-bold">{title}</Toast.Title>
        {/* The space separates the two for screen readers, which read them as one text. */}
        {description && <Toast.Description>{` ${description}`}</Toast.Description>}
      </div>
      <Toast.Close
        aria-label={closeLabel}
        className="-m-2 grid size-10 shrink-0 cursor-pointer place-items-center"
      >
        <Icon name="close" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}
