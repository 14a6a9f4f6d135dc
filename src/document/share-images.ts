/** The share images (Open Graph), made from the hero and the logo at build time. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { content, pictureFile } from "../site/content/load.ts";
import { cropAtFocus, positionOf } from "../site/focal-crop.ts";
import { companyLogo, ownLogoFile } from "../site/logo.ts";
import { brandColour } from "../site/theme.ts";
import { LOGO_COLOURS, LOGO_SIZE, Logo } from "../ui/Logo.tsx";

const BACKGROUND = brandColour("limestone");

async function logo(width: number, position: "left" | "centre" = "centre"): Promise<Buffer> {
  const height = Math.round((width * LOGO_SIZE.height) / LOGO_SIZE.width);
  const own = ownLogoFile();
  if (own)
    return sharp(own, { density: 400 })
      .resize({ width, height, fit: "contain", position, background: "transparent" })
      .png()
      .toBuffer();
  // The logo's classes have no stylesheet here.
  const style = Object.values(LOGO_COLOURS).map((name) => `.fill-${name}{fill:${brandColour(name)}}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="272" height="80"><style>${style.join("")}</style>${renderToStaticMarkup(createElement(Logo, { logo: companyLogo() }))}</svg>`;
  return sharp(Buffer.from(svg), { density: 400 }).resize({ width }).png().toBuffer();
}

/** 1200 × 630 for the home page: the hero with the logo on a band of limestone. */
export async function homeShareImage(): Promise<Buffer> {
  const { desktop } = content.home.hero;
  const file = pictureFile(desktop.image);
  const hero = desktop.focus
    ? await cropAtFocus(file, { ratio: 1200 / 500, position: positionOf(desktop.focus) })
    : file;
  const scene = await sharp(hero)
    .autoOrient()
    .resize(1200, 500, { fit: "cover", position: "right" })
    .toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: BACKGROUND } })
    .composite([
      { input: scene, top: 0, left: 0 },
      { input: await logo(380, "left"), top: 511, left: 40 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** 512 × 512 for every other page. The logo's own room beside a short name would put it off the middle. */
export async function defaultShareImage(): Promise<Buffer> {
  const whole = sharp(await logo(880)).trim();
  return sharp({ create: { width: 512, height: 512, channels: 3, background: BACKGROUND } })
    .composite([{ input: await whole.resize(440, 440, { fit: "inside" }).toBuffer() }])
    .png({ palette: true })
    .toBuffer();
}
