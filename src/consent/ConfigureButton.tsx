import { Button } from "../ui/Button.tsx";

interface ConfigureButtonProps {
  look: "button" | "link";
  label: string;
}

/** Opens the cookie preferences from anywhere; the panel wakes at the first touch. */
export function ConfigureButton({ look, label }: ConfigureButtonProps) {
  if (look === "button") {
    return (
      <Button look="secondary" data-wakes="consent" data-opens="preferences">
        {label}
      </Button>
    );
  }
  return (
    <button
      type="button"
      data-wakes="consent"
      data-opens="preferences"
      className="min-h-9 cursor-pointer underline-offset-4 hover:underline"
    >
      {label}
    </button>
  );
}
