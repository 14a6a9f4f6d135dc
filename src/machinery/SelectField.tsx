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
    <div className="fleet-field">
      {/* the options are made from the same values */}
      <select {...select} aria-label={label} onChange={(event) => choose(event.target.value as Value)}>
        {children}
      </select>
    </div>
  );
}
