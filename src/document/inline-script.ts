import { transformSync } from "esbuild";

/**
 * A function as a script that runs inside the document, before anything else is there. The function's own text is the
 * script, so it may use nothing from outside but its arguments; `window` is the last of them.
 */
export function inlineScript<Facts extends unknown[]>(
  run: (...facts: [...Facts, browser: Window]) => void,
  ...facts: Facts
): string {
  const call = `(${String(run)})(${[...facts.map((fact) => JSON.stringify(fact)), "window"].join(",")})`;
  return transformSync(call, { minify: true, target: "es2022" }).code.trim();
}
