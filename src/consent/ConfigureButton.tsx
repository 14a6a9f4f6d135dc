import { Button } from "../ui/Button.tsx";

interface ConfigureButtonProps {
  variant: "button" | "link";
  label: string;
}

/** Opens the cookie preferences from anywhere on a page; the consent island wakes up for it. */
export function ConfigureButton({ variant, label }: ConfigureButtonProps) {
  const control = { "data-hydrates": "consent", "data-opens": "preferences" };
  if (variant === "button") {
    return (
      <Button variant="secondary" {...control}>
        {label}
      </Button>
    );
  }
  return (
    <button
      type="button"
      {...control}
      className="min-h-6 cursor-pointer underline underline-offset-4 hover:decoration-2"
    >
      {label}
    </button>
  );
}
