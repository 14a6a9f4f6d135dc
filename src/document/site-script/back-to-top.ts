/** Shown once the page is scrolled down, unless it would lie on what a visitor reads or presses. */
const BACK_TO_TOP_AFTER_PX = 300;
const AT_REST_AFTER_MS = 100;

const backToTop = document.getElementById("back-to-top");

let atRest: ReturnType<typeof setTimeout>;

function onScroll() {
  if (!backToTop) return;
  backToTop.hidden = scrollY <= BACK_TO_TOP_AFTER_PX;
  clearTimeout(atRest);
  // Looking at what lies beneath lays the page out: in every frame of a scroll only for those who follow the focus.
  if (document.activeElement?.matches(":focus-visible")) stepAside();
  else atRest = setTimeout(stepAside, AT_REST_AFTER_MS);
}

function stepAside() {
  if (!backToTop) return;
  const isInTheWay = !backToTop.hidden && (coversField(backToTop) || coversFocus(backToTop));
  backToTop.toggleAttribute("data-in-the-way", isInTheWay);
}

/** What rises above the page, such as the banner, makes room by itself. */
const FIELDS = ":is(main, footer) :is(input, select, textarea, label, summary, button, [href^='tel:'])";

function coversField(control: HTMLElement): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return [left, right].some((x) =>
    [top, bottom].some((y) => document.elementsFromPoint(x, y).some((element) => element.matches(FIELDS))),
  );
}

function coversFocus(control: HTMLElement): boolean {
  const focused = document.querySelector(":is(main, footer) :focus-visible");
  if (!focused || focused === control) return false;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  return left < other.right && right > other.left && top < other.bottom && bottom > other.top;
}

addEventListener("scroll", onScroll, { passive: true });
addEventListener("focusin", onScroll);
onScroll();
