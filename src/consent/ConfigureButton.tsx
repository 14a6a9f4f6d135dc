import { Button } from "../ui/Button.tsx";

interface ConfigureButtonProps {
  look: "button" | "link";
  label: string;
}

/** Opens the cookie preferences from anywhere on a page; the consent island wakes up for it. */
export function ConfigureButton({ look, label }: ConfigureButtonProps) {
  const control = { "data-wakes": "consent", "data-opens": "preferences" };
  if (look === "button") {
    return (
      <Button look="secondary" {...control}>
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
