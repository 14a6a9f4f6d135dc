/** The number of a work, the same in the list and on the map. */
export function WorkNumber({ number }: { number: number }) {
  return (
    <span className="figures grid size-8 shrink-0 place-items-center rounded-full bg-forest-deep text-small font-bold text-white forced-colors:border">
      {number}
    </span>
  );
}
