/** What must be ended when the bench is stopped halfway, since it would otherwise run on. */
const endings = new Set<() => void>();

process.on("exit", () => {
  for (const end of endings) end();
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** Ends it with the process, unless the answer is called before. */
export function endWithProcess(end: () => void): () => void {
  endings.add(end);
  return () => void endings.delete(end);
}
