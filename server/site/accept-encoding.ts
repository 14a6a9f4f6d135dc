/** Which form of a file a browser would rather have. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Best first, smaller first among equals. The plain form always stands at the end: it can be sent to anyone. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = weightsOf(header ?? "");
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? Number.MIN_VALUE : (weights.get("*") ?? 0));
  const wanted = ENCODINGS.filter((encoding) => weightOf(encoding) > 0);
  const ordered = wanted.toSorted((one, other) => weightOf(other) - weightOf(one));
  return ordered.includes("identity") ? ordered : [...ordered, "identity"];
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    weights.set(coding === "x-gzip" ? "gzip" : coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
