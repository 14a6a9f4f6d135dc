/** The edge between before and after follows the slider. */
for (const comparison of document.querySelectorAll<HTMLElement>("[data-comparison]")) {
  const slider = comparison.querySelector("input");
  const follow = () => comparison.style.setProperty("--edge", `${slider?.value ?? 50}%`);
  slider?.addEventListener("input", follow);
  follow();
}
