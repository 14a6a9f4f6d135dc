/** Advice about spelling, which takes some seconds, is added to the publication page when it is there. */
const place = document.querySelector("#spelling");

async function showAdvice(): Promise<void> {
  const answer = await fetch("/editor/spelling");
  if (!answer.ok) throw new Error(answer.statusText);
  const doubtful: Record<string, string[]> = await answer.json();
  const found = Object.entries(doubtful).flatMap(([language, words]) =>
    words.map((word) => ({ language, word })),
  );
  if (!place || found.length === 0) return sayNoneIsLeft();
  place.textContent =
    "Mira si están bien escritas, aunque no impiden publicar. Las que estén bien se apuntan y no salen más: ";
  place.append(...found.map(buttonFor));
}

function sayNoneIsLeft(): void {
  if (place) place.textContent = "No se ven faltas de ortografía.";
}

function buttonFor({ language, word }: { language: string; word: string }): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "word";
  button.textContent = `${word} (${language})`;
  button.title = "Está bien escrita: apuntarla";
  button.addEventListener("click", async () => {
    const query = new URLSearchParams({ language, word });
    const isNoted = await fetch(`/editor/words?${query}`, { method: "POST" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isNoted) button.remove();
    else button.textContent = `${word} (${language}): no se ha podido apuntar; pulsa otra vez`;
    if (!place?.querySelector("button")) sayNoneIsLeft();
  });
  return button;
}

if (place)
  showAdvice().catch(() => {
    place.textContent = "No se ha podido comprobar la ortografía. Recarga la página para probar otra vez.";
  });
