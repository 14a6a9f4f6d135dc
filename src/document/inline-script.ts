import { transformSync } from "esbuild";

/**
 * Serialises a function into an inline script. It may use nothing from outside but its arguments, which may be
 * functions of the same kind; the last one is `window`.
 */
export function inlineScript<Facts extends unknown[]>(
  run: (...facts: [...Facts, browser: Window]) => void,
  ...facts: Facts
): string {
  const given = facts.map((fact) => (typeof fact === "function" ? String(fact) : JSON.stringify(fact)));
  const call = `(${String(run)})(${[...given, "window"].join(",")})`;
  return transformSync(call, { minify: true, target: "es2022" }).code.trim();
}
