/** The menu of phones closes when its link is followed, and at Escape. */
import { linkOf } from "./link-of.ts";

const menu = document.getElementById("menu");

menu?.addEventListener("click", (event) => {
  if (linkOf(event)) menu.removeAttribute("open");
});

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !menu?.hasAttribute("open")) return;
  menu.removeAttribute("open");
  menu.querySelector("summary")?.focus();
});
