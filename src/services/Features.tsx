import { Unbroken } from "../ui/Unbroken.tsx";

interface FeaturesProps {
  label: string;
  features: readonly string[];
}

/** What exactly is done, in sight on every screen. */
export function Features({ label, features }: FeaturesProps) {
  return (
    <>
      <h3 className="max-md:not-print:sr-only mb-2 text-small font-bold tracking-normal text-moss print:mb-0.5">
        {label}
      </h3>
      <ul className="mb-2 grid gap-x-8 border-hairline md:mb-6 print:mb-0 md:border-t @lg:grid-cols-2 @4xl:grid-cols-3 print:grid-cols-3">
        {features.map((feature) => (
          <li
            key={feature}
            className="check-before flex gap-2 border-hairline py-px text-small wrap-anywhere before:border-meadow md:gap-3 md:border-b md:py-3 print:py-0.5 print:text-caption"
          >
            {/[–-]/.test(feature) ? (
              <span>
                <Unbroken text={feature} />
              </span>
            ) : (
              feature
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
