/** Marks the service that is being read in the index, and moves its link into sight where the index scrolls sideways. */
const index = document.getElementById("service-index");
const strip = index?.querySelector("ul");
const links = new Map([...(index?.querySelectorAll("a") ?? [])].map((link) => [link.hash.slice(1), link]));

/** What is seen of the link before the current one. */
const MARGIN_PX = 40;
/** The line of the screen that a block crosses while it is read. */
const READING_LINE = "-40% 0px -60%";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id);
      if (!link) continue;
      if (!isIntersecting) link.removeAttribute("aria-current");
      else {
        link.setAttribute("aria-current", "true");
        strip?.scrollTo({ left: link.offsetLeft - strip.offsetLeft - MARGIN_PX });
      }
    }
  },
  { rootMargin: READING_LINE },
);
for (const id of links.keys()) {
  const block = document.getElementById(id);
  if (block) observer.observe(block);
}
