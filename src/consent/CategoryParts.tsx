interface CategoryTextProps {
  category: { title: string; text: string };
  /** why there is no switch */
  note?: string;
}

export function CategoryText({ category, note }: CategoryTextProps) {
  return (
    <div>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-small font-bold">
        {category.title}
        {note && <span className="text-caption font-semibold text-moss">{note}</span>}
      </h3>
      <p className="mt-1">{category.text}</p>
    </div>
  );
}

interface ConsentSwitchProps {
  label: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}

export function ConsentSwitch({ label, isOn, isDisabled, onChange }: ConsentSwitchProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center justify-between gap-4 border-y border-hairline font-semibold">
      {label}
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state; HTML forbids aria-checked beside it
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-moss bg-white eases before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-moss before:[transition:180ms] checked:border-forest checked:bg-forest checked:before:translate-x-5 checked:before:bg-white disabled:opacity-60 forced-colors:appearance-auto"
      />
    </label>
  );
}
