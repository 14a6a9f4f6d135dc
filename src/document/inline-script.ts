import { transformSync } from "esbuild";

/**
 * Serialises a function into an inline script. It may use nothing from outside but its arguments; the last one is
 * `window`.
 */
export function inlineScript<Facts extends unknown[]>(
  run: (...facts: [...Facts, browser: Window]) => void,
  ...facts: Facts
): string {
  const call = `(${String(run)})(${[...facts.map((fact) => JSON.stringify(fact)), "window"].join(",")})`;
  return transformSync(call, { minify: true, target: "es2022" }).code.trim();
}
