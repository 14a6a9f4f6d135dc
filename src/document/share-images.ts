/** The pictures that messengers and networks show beside a link, made from the hero and the logo at build time. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { content, pictureFile } from "../site/content/load.ts";
import { Logo } from "../ui/Logo.tsx";

const LIMESTONE = "#f4f1ea";
/** The logo's classes have no stylesheet here. */
const LOGO_COLOURS = {
  soil: "#6f4e35",
  sand: "#b98f66",
  amber: "#f2a900",
  forest: "#1f3d2b",
  "forest-deep": "#16301f",
};

async function logo(width: number): Promise<Buffer> {
  const style = Object.entries(LOGO_COLOURS)
    .map(([name, colour]) => `.fill-${name}{fill:${colour}}`)
    .join("");
  const svg = renderToStaticMarkup(createElement(Logo))
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(">", `><style>${style}</style>`);
  return sharp(Buffer.from(svg), { density: 400 }).resize({ width }).png().toBuffer();
}

/** 1200 × 630 for the home page: the hero with the logo on a band of limestone. */
export async function homeShareImage(): Promise<Buffer> {
  const hero = pictureFile(content.home.hero.desktop.image);
  const scene = await sharp(hero).resize(1200, 500, { fit: "cover", position: "right" }).toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: LIMESTONE } })
    .composite([
      { input: scene, top: 0, left: 0 },
      { input: await logo(380), top: 511, left: 40 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** 512 × 512 for every other page. */
export async function defaultShareImage(): Promise<Buffer> {
  return sharp({ create: { width: 512, height: 512, channels: 3, background: LIMESTONE } })
    .composite([{ input: await logo(440) }])
    .png({ palette: true })
    .toBuffer();
}
