/** After each save: what does not fit together any more, each by its own name and with a link that opens it. */

import { SAVED_CHANNEL } from "./form-events.ts";
import type { Problem } from "./publication/problems.ts";

const place = document.querySelector<HTMLElement>("#problems");
const list = place?.querySelector("ul");

async function showProblems(): Promise<void> {
  const answer = await fetch("/editor/problems");
  const problems: Problem[] = answer.ok ? await answer.json() : [];
  if (!place || !list) return;
  place.hidden = problems.length === 0;
  list.replaceChildren(...problems.map(lineOf));
}

function lineOf({ entry, field, link, message }: Problem): HTMLLIElement {
  const line = document.createElement("li");
  const name = [entry, field].filter(Boolean).join(" › ");
  const named = document.createElement(link ? "a" : "strong");
  named.textContent = name;
  if (link && named instanceof HTMLAnchorElement) named.href = link;
  line.append(named, `: ${message}`);
  return line;
}

new BroadcastChannel(SAVED_CHANNEL).addEventListener("message", () => void showProblems());
