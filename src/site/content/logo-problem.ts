/** Every page loads the logo. */
const HEAVIEST = 60_000;
const CODE_IN_SVG = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

/** Why this file cannot be the logo, for the owner. */
export function logoProblem(file: string, bytes: Buffer): string | undefined {
  if (bytes.length > HEAVIEST)
    return `el logotipo pesa ${Math.round(bytes.length / 1000)} kB; guárdalo más pequeño, en ${HEAVIEST / 1000} kB como mucho.`;
  if (/\.svg$/i.test(file) && CODE_IN_SVG.test(bytes.toString("utf8")))
    return "este SVG lleva programas dentro; expórtalo sin ellos o guárdalo como PNG.";
  return undefined;
}
