import type { ReactNode } from "react";
import { Icon } from "../ui/Icon.tsx";

interface SelectFieldProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  choose: (value: Value) => void;
  disabled?: boolean;
  children: ReactNode;
}

export function SelectField<Value extends string>({
  label,
  choose,
  children,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <label className="fleet-field">
      <span className="sr-only">{label}</span>
      {/* the options are made from the same values */}
      <select {...select} onChange={(event) => choose(event.target.value as Value)}>
        {children}
      </select>
      <Icon name="next" className="pointer-events-none absolute top-3.5 right-2 size-4 rotate-90" />
    </label>
  );
}
