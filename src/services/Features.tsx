import { Unbroken } from "../ui/Unbroken.tsx";

interface FeaturesProps {
  label: string;
  features: readonly string[];
}

/** Folded on phones but for the first two, since a list in every block would make the page endless; open from a tablet on. */
export function Features({ label, features }: FeaturesProps) {
  return (
    <details className="unfolds mb-4 md:mb-8 print:mb-0">
      <summary className="plus-after flex min-h-12 cursor-pointer list-none items-center justify-between gap-1 rounded-md border-2 border-forest px-2.5 text-small font-semibold text-forest">
        {label}
      </summary>
      <h3 className="mb-2 hidden print:mb-0.5 text-small font-bold tracking-normal text-moss md:block">
        {label}
      </h3>
      <ul className="grid gap-x-8 border-hairline pt-2 md:border-t md:pt-0 @lg:grid-cols-2 @4xl:grid-cols-3 print:grid-cols-3">
        {features.map((feature) => (
          <li
            key={feature}
            className="check-before flex gap-3 border-b border-hairline py-3 text-small wrap-anywhere print:py-0.5 before:border-meadow print:text-caption"
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
    </details>
  );
}
