/** Advice about spelling, which takes some seconds, is added to the publication page when it is there. */
const place = document.querySelector("#spelling");

async function showAdvice(): Promise<void> {
  const answer = await fetch("/editor/spelling");
  const doubtful: Record<string, string[]> = answer.ok ? await answer.json() : {};
  const found = Object.entries(doubtful).filter(([, words]) => words.length > 0);
  if (!place) return;
  place.textContent =
    found.length === 0
      ? "No se ven faltas de ortografía."
      : `Mira si están bien escritas, aunque no impiden publicar: ${found
          .map(([language, words]) => `${words.join(", ")} (${language})`)
          .join("; ")}. Las que estén bien se apuntan en content/words.es.txt o words.eu.txt.`;
}

if (place) showAdvice().catch(() => place.remove());
