const BACK_TO_TOP_AFTER_PX = 300;

const backToTop = document.getElementById("back-to-top");

function onScroll() {
  if (backToTop) backToTop.hidden = scrollY <= BACK_TO_TOP_AFTER_PX;
}

addEventListener("scroll", onScroll, { passive: true });
onScroll();
