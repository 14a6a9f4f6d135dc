import { ICONS, type IconName } from "../site/icons.ts";

/** Decorative: the text or control it belongs to has a name of its own, so screen readers skip it. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
