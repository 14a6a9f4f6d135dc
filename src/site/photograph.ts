/**
 * Which pictures fill their frame, and which stand in it. The scale models stand on white and blend with the page's ground;
 * a photograph would only be darkened by that. Build time only.
 */
import sharp from "sharp";

/** Compressed white is hardly ever whole. */
const ALMOST_WHITE = 244;
const SIDE = 32;

/** A picture with a corner that is not white. What is transparent counts as white. */
export async function isPhotograph(file: string): Promise<boolean> {
  const picture = await sharp(file)
    .autoOrient()
    .flatten({ background: "white" })
    .resize(SIDE, SIDE, { fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const corners = [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1];
  return corners.some((place) => (picture[place] ?? 0) < ALMOST_WHITE);
}
