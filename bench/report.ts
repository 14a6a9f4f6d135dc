/** The kept report: one section for each part, so that a part measured alone renews only its own. */

const PREFACE = `# What it costs, measured

Written by \`npm run bench\`. Bytes and requests are exact. Times come from a shared, noisy machine: compare them only
with the reference beside them, which was measured in the same run, and mind the load named under each title.
`;

/** Puts a section in the place of the one with its title, or at the end. */
export function renewSection(report: string, title: string, text: string): string {
  const sections = report.split(/^(?=## )/m).filter((section) => section.startsWith("## "));
  const own = `## ${title}\n\n${text.trim()}\n`;
  const place = sections.findIndex((section) => section.startsWith(`## ${title}\n`));
  const renewed =
    place < 0 ? [...sections, own] : sections.map((section, index) => (index === place ? own : section));
  return [PREFACE, ...renewed]
    .map((section) => section.trim())
    .join("\n\n")
    .concat("\n");
}
