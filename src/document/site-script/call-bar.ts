/** On phones the call bar comes when the hero's own buttons, or a carousel's, have left: it would lie on them. */
const callBar = document.getElementById("call-bar");
const freeOfBar = document.querySelector("[data-free-of-call-bar]");
if (callBar && freeOfBar) {
  new IntersectionObserver((entries) => {
    callBar.toggleAttribute("data-waits", entries.at(-1)?.isIntersecting === true);
  }).observe(freeOfBar);
}

/** Also while a button is pressed: a bar that came back between press and release would take the click. */
const FORM_IN_USE = "form :is(input, select, textarea, button, a):is(:focus, :active)";

for (const change of ["focusin", "focusout", "pointerup"])
  addEventListener(change, () =>
    setTimeout(() =>
      callBar?.toggleAttribute("data-form-in-use", document.querySelector(FORM_IN_USE) !== null),
    ),
  );
