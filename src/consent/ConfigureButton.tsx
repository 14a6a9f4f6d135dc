import { Button } from "../ui/Button.tsx";

interface ConfigureButtonProps {
  variant: "button" | "link";
  label: string;
}

/** Opens the cookie preferences from anywhere on a page: the click hydrates `CookiePreferences`. */
export function ConfigureButton({ variant, label }: ConfigureButtonProps) {
  const control = { "data-hydrates": "consent", "data-opens-preferences": "page" };
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
      className="min-h-6 cursor-pointer underline underline-offset-4 hover:decoration-2 print:hidden"
    >
      {label}
    </button>
  );
}
