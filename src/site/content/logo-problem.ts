/** Whether a file can be the logo. Every page loads it, and a drawing can be opened as a page of its own. */
import { parse as parseCss } from "postcss";
import { type CustomPlugin, optimize } from "svgo";
import { type ContentProblem, contentProblem, type ProblemCode } from "../../../contract/content-problem.ts";

const HEAVIEST = 60_000;

/** What draws; nothing that runs, links, animates or loads. */
const ELEMENTS = new Set(
  "svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "xmlns version id class style viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d points transform transform-origin offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity stop-color stop-opacity clip-path clip-rule mask color display visibility overflow enable-background paint-order vector-effect shape-rendering text-rendering color-interpolation font-family font-size font-weight font-style text-anchor letter-spacing dx dy textLength lengthAdjust dominant-baseline mix-blend-mode isolation role aria-label aria-hidden focusable xml:space xmlns:xlink".split(
    " ",
  ),
);
const LINKS = ["href", "xlink:href"];
const NAMESPACE = "http://www.w3.org/2000/svg";
const NOT_UNDERSTOOD = "algo que no se entiende";

/** Why this file cannot be the logo. */
export function logoProblem(file: string, bytes: Buffer): ContentProblem | undefined {
  const problem = (code: ProblemCode, values: ContentProblem["values"]) =>
    contentProblem({ file, field: [] }, code, values);
  if (bytes.length > HEAVIEST)
    return problem("logo-too-heavy", { kilobytes: Math.round(bytes.length / 1000), most: HEAVIEST / 1000 });
  const found = /\.svg$/i.test(file) ? unwantedIn(bytes.toString("utf8")) : undefined;
  return found === undefined ? undefined : problem("logo-not-plain", { found });
}

/** The first thing in a drawing that is not on the lists. */
function unwantedIn(svg: string): string | undefined {
  const unwanted: string[] = [];
  let isEmpty = true;
  const look: CustomPlugin = {
    name: "look",
    fn: () => ({
      doctype: { enter: () => void unwanted.push("<!DOCTYPE>") },
      instruction: {
        enter: ({ name }) => {
          if (name !== "xml") unwanted.push(`<?${name}>`);
        },
      },
      element: {
        enter: ({ name, attributes, children }) => {
          isEmpty = false;
          if (!ELEMENTS.has(name)) unwanted.push(`<${name}>`);
          for (const [attribute, value] of Object.entries(attributes))
            if (!isPlain(attribute, value)) unwanted.push(attribute);
          if (name === "style")
            for (const child of children)
              if (!("value" in child) || !isPlainCss(child.value)) unwanted.push("<style>");
        },
      },
    }),
  };
  try {
    optimize(svg, { plugins: [look] });
  } catch {
    return NOT_UNDERSTOOD;
  }
  return isEmpty ? NOT_UNDERSTOOD : unwanted[0];
}

function isPlain(attribute: string, value: string): boolean {
  if (LINKS.includes(attribute)) return value.startsWith("#");
  if (attribute === "xmlns") return value === NAMESPACE;
  if (attribute === "style") return isPlainCss(`x{${value}}`);
  return (ATTRIBUTES.has(attribute) || attribute.startsWith("data-")) && loadsNothing(value);
}

function isPlainCss(css: string): boolean {
  let isPlainSoFar = true;
  const sheet = parseCss(css);
  sheet.walkAtRules(() => {
    isPlainSoFar = false;
  });
  sheet.walkDecls(({ value }) => {
    isPlainSoFar &&= loadsNothing(value);
  });
  return isPlainSoFar;
}

/** `url(#gradient)` is a part of the drawing; a backslash could hide another one. */
const loadsNothing = (value: string) => !/\\|url\(\s*["']?(?!["'#])|image\(|image-set\(/i.test(value);
