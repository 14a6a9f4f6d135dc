/** Contour lines around two hills, as on a surveyor's sheet: an ornament that stands where the map will be, no place. */
const HILLS = [
  { x: 150, y: 90, rings: [40, 75, 112, 152, 196, 246] },
  { x: 690, y: 420, rings: [46, 84, 126, 172, 222, 278] },
];

export function MapSheet() {
  return (
    <svg
      viewBox="0 0 800 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-none stroke-fern"
    >
      {HILLS.flatMap(({ x, y, rings }) =>
        rings.map((size, index) => (
          <path key={`${x} ${size}`} strokeWidth={index % 3 === 1 ? 2.5 : 1.25} d={contour(x, y, size)} />
        )),
      )}
    </svg>
  );
}

/** A closed line that is no circle: wider than high, and dented where a valley comes in. */
function contour(x: number, y: number, size: number): string {
  const [wide, dent] = [size * 1.5, size * 0.55];
  return `M${x - wide} ${y}c0-${dent} ${dent}-${size} ${wide}-${size}s${wide * 0.7} ${dent * 0.6} ${wide} ${size * 0.8}s-${dent} ${size * 0.9}-${wide * 0.8} ${size}s-${wide * 1.2}-${dent * 0.3}-${wide * 1.2}-${size * 0.8}z`;
}
