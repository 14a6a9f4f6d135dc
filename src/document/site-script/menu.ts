/** The menu of phones closes when its link is followed, and at Escape. */
const menu = document.getElementById("menu");

document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && menu?.contains(target.closest("a"))) menu.removeAttribute("open");
});

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !menu?.hasAttribute("open")) return;
  menu.removeAttribute("open");
  menu.querySelector("summary")?.focus();
});
