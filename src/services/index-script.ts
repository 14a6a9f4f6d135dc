/** Marks the service that is being read in the index, and moves its link into sight where the index scrolls sideways. */
const index = document.getElementById("service-index");
const strip = index?.querySelector("ul");
const links = new Map([...(index?.querySelectorAll("a") ?? [])].map((link) => [link.hash.slice(1), link]));

/** What is seen of the link before the current one. */
const MARGIN_PX = 40;
/** The line of the screen that a block crosses while it is read, as a part of its height. */
const READING_LINE = 0.4;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id);
      if (!link) continue;
      if (!isIntersecting) {
        link.removeAttribute("aria-current");
        if (isAboveAll()) strip?.scrollTo({ left: 0 });
      } else {
        link.setAttribute("aria-current", "true");
        strip?.scrollTo({ left: link.offsetLeft - strip.offsetLeft - MARGIN_PX });
      }
    }
  },
  { rootMargin: `-${READING_LINE * 100}% 0px -${100 - READING_LINE * 100}%` },
);
const blocks = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
for (const block of blocks) observer.observe(block);

/** Someone is back at the top, perhaps with one jump. */
function isAboveAll(): boolean {
  return blocks.every((block) => block.getBoundingClientRect().top > innerHeight * READING_LINE);
}
