/** Crops around the owner's focal point, by the rule of CSS `object-position`: at 30 %, 30 % of what is too much goes on the left. */
import sharp from "sharp";

interface Focus {
  x: number;
  y: number;
}

/** As CSS and Astro's picture options say it. */
export const positionOf = ({ x, y }: Focus) => `${x}% ${y}%`;

const POSITION = /^([\d.]+)% ([\d.]+)%$/;

interface Size {
  width: number;
  height: number;
}

export function regionAround({ width, height }: Size, ratio: number, { x, y }: Focus) {
  const region = {
    width: Math.round(Math.min(width, height * ratio)),
    height: Math.round(Math.min(height, width / ratio)),
  };
  return {
    ...region,
    left: Math.round(((width - region.width) * x) / 100),
    top: Math.round(((height - region.height) * y) / 100),
  };
}

/**
 * The picture cut to that shape where its position is a focal point; as it is where the position is a word such as `right`,
 * which Sharp understands itself.
 */
export async function cropAtFocus<Picture extends string | Uint8Array>(
  picture: Picture,
  { ratio, position }: { ratio: number; position: string },
): Promise<Picture | Buffer> {
  const [, x, y] = position.match(POSITION) ?? [];
  if (x === undefined || y === undefined) return picture;
  const { autoOrient: size } = await sharp(picture).metadata();
  const region = regionAround(size, ratio, { x: Number(x), y: Number(y) });
  return sharp(picture).autoOrient().extract(region).png({ compressionLevel: 1 }).toBuffer();
}
