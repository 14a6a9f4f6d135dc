/** The edge between before and after follows the slider, and whoever drags or taps on the pictures. */
for (const comparison of document.querySelectorAll("[data-comparison]")) {
  const pictures = comparison.querySelector("div");
  const slider = comparison.querySelector("input");
  if (pictures && slider) connect(pictures, slider);
}

function connect(pictures: HTMLElement, slider: HTMLInputElement) {
  const follow = () => pictures.style.setProperty("--edge", slider.value);
  const moveTo = ({ clientX }: MouseEvent) => {
    const { left, width } = pictures.getBoundingClientRect();
    slider.valueAsNumber = (100 * (clientX - left)) / width;
    follow();
  };
  slider.addEventListener("input", follow);
  pictures.addEventListener("click", moveTo);
  let start: PointerEvent | null = null;
  pictures.addEventListener("pointerdown", (event) => {
    start = event;
    pictures.setPointerCapture(event.pointerId);
  });
  // A finger that moves up or down scrolls the page.
  pictures.addEventListener("pointermove", (event) => {
    if (!start || !pictures.hasPointerCapture(event.pointerId)) return;
    if (Math.abs(event.clientX - start.clientX) > Math.abs(event.clientY - start.clientY)) moveTo(event);
  });
  pictures.addEventListener("dragstart", (event) => event.preventDefault());
  follow();
  addEventListener("pageshow", follow); // the browser may have kept the slider's place
}
