/** After each save: what does not fit together any more, each by its own name and with a link that opens it. */

import { SAVED_CHANNEL } from "./form-events.ts";
import type { Findings, Problem } from "./publication/problems.ts";

async function showFindings(): Promise<void> {
  const answer = await fetch("/editor/problems");
  const findings: Findings = answer.ok ? await answer.json() : { problems: [], warnings: [] };
  show("#problems", findings.problems);
  show("#warnings", findings.warnings);
}

function show(selector: string, found: readonly Problem[]): void {
  const place = document.querySelector<HTMLElement>(selector);
  if (!place) return;
  place.hidden = found.length === 0;
  place.querySelector("ul")?.replaceChildren(...found.map(lineOf));
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

new BroadcastChannel(SAVED_CHANNEL).addEventListener("message", () => void showFindings());
