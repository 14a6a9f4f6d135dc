import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { drawPicture } from "./drawing/draw-picture.ts";
import { choosePictures, findPictures, type Picture } from "./drawing/pictures.ts";
import { drawSheet } from "./drawing/sheet.ts";
import { missingPackages } from "./drawing/tools.ts";

const HELP = `npm run art                     every picture, into content/images
npm run art -- hero dumper      these pictures (a folder's name draws the whole folder)
npm run art -- --draft hero     small and quick, into art/drafts
npm run art -- --list           the names of all pictures
npm run art -- --sheet          all of content/images on one page: art/drafts/sheet.png`;

const art = import.meta.dirname;
const images = join(art, "..", "content", "images");
const shown = (path: string) => relative(process.cwd(), path);

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    sheet: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

try {
  if (wanted.help) console.log(HELP);
  else if (wanted.sheet) await showSheet();
  else await showOrDraw(choosePictures(await findPictures(join(art, "scenes")), positionals));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function showSheet(): Promise<void> {
  const target = join(art, "drafts", "sheet.png");
  await mkdir(join(art, "drafts"), { recursive: true });
  console.log(`${await drawSheet(images, target)} pictures on ${shown(target)}`);
}

async function showOrDraw(pictures: Picture[]): Promise<void> {
  if (wanted.list) {
    for (const { id } of pictures) console.log(id);
    return;
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(
      `Drawing needs what this machine lacks. On Debian:\n  apt-get install ${missing.join(" ")}`,
    );
    process.exitCode = 1;
    return;
  }
  for (const [index, picture] of pictures.entries())
    await drawAndTell(picture, `${index + 1}/${pictures.length}`);
}

async function drawAndTell(picture: Picture, position: string): Promise<void> {
  const started = performance.now();
  const tell = (state: string) =>
    process.stdout.isTTY && process.stdout.write(`\r${position} ${picture.id} ${state}  `);
  tell("…");
  const finished = await drawPicture({ art, images }, picture, wanted.draft, (done) =>
    tell(`${Math.round(done * 100)} %`),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  if (process.stdout.isTTY) process.stdout.write("\r");
  console.log(`${position} ${picture.id} → ${shown(finished)} in ${seconds} s`);
}
