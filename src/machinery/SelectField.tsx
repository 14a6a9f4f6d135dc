import type { ReactNode } from "react";

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
      {label}
      {/* the options are made from the same values */}
      <select {...select} onChange={(event) => choose(event.target.value as Value)}>
        {children}
      </select>
    </label>
  );
}
