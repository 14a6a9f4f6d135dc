import { useStore } from "@nanostores/react";
import { Toast } from "radix-ui";
import { createPortal } from "react-dom";
import { useHydrated } from "../islands/useHydrated.ts";
import { currentToast, dismissToast } from "./store.ts";
import { ToastCard } from "./ToastCard.tsx";
import { useTopLayer } from "./useTopLayer.ts";

const TOAST_DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ["F8"];

interface ToasterProps {
  /** names the region; `{hotkey}` is the key that leads there */
  label: string;
  /** said before each message by a screen reader */
  announce: string;
  closeLabel: string;
}

/** Shows one toast at a time for five seconds, longer while hovered or focused. */
export function Toaster({ label, announce, closeLabel }: ToasterProps) {
  useHydrated("toasts");
  const toast = useStore(currentToast, { ssr: "initial" });
  const place = useTopLayer();
  if (!place) return null;
  return createPortal(
    <Toast.Provider
      label={announce}
      duration={TOAST_DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
      announcerContainer={place}
    >
      {toast && (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onClosed={() => dismissToast(toast.id)}
        />
      )}
      <div className="above-banner contain-[layout_style] fixed right-2 left-2 z-50 mr-[env(safe-area-inset-right)] sm:right-4 sm:left-auto sm:w-96 md:right-8 print:hidden">
        <Toast.Viewport hotkey={HOTKEY} label={label} className="flex flex-col" />
      </div>
    </Toast.Provider>,
    place,
  );
}
