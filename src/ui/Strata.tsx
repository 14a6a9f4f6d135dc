/** Layers of soil between two sections of the page; the next one is dark. */
export function Strata() {
  return (
    <svg
      viewBox="0 0 1440 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="-mb-px block h-8 w-full md:h-16 print:hidden"
    >
      <path className="fill-sand" d="M0 18C240 2 420 34 720 20s520-18 720 2v42H0z" />
      <path className="fill-soil" d="M0 32c260-14 460 16 760 2s480-8 680 4v26H0z" />
      <path className="fill-forest-deep" d="M0 46c300-10 500 12 800 2s440-4 640 4v12H0z" />
    </svg>
  );
}
