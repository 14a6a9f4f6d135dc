import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Picture } from "./pictures.ts";
import { BLENDER, PYTHON } from "./tools.ts";

const DRAFT = { width: 640, samples: 6 };

export interface Studio {
  /** The folder art/. */
  art: string;
  /** The folder content/images. */
  images: string;
}

/** Renders and finishes one picture; a draft is small, grainy and stays in art/drafts. Gives the finished file. */
export async function drawPicture(
  studio: Studio,
  picture: Picture,
  draft: boolean,
  onProgress: (done: number) => void,
): Promise<string> {
  const render = join(studio.art, "drafts", `${picture.id}${draft ? ".draft" : ""}.exr`);
  const finished = draft
    ? join(studio.art, "drafts", `${picture.id}.png`)
    : join(studio.images, `${picture.id}.webp`);
  await mkdir(dirname(render), { recursive: true });
  const size = draft ? [`width=${DRAFT.width}`, `samples=${DRAFT.samples}`] : [];
  const blenderOptions = [
    "-b",
    "--factory-startup",
    "--python-exit-code",
    "1",
    "-P",
    join(studio.art, "start.py"),
  ];
  await run(BLENDER, [...blenderOptions, "--", picture.script, `out=${render}`, ...size], (line) => {
    const done = shareOfSamples(line);
    if (done !== undefined) onProgress(done);
  });
  await run(PYTHON, ["-B", join(studio.art, "finish.py"), render, finished]);
  return finished;
}

/** Blender reports `… | Sample 12/48`. */
export function shareOfSamples(line: string): number | undefined {
  const [, sample, samples] = /Sample (\d+)\/(\d+)/.exec(line) ?? [];
  return sample && samples ? Number(sample) / Number(samples) : undefined;
}

const KEPT_LINES = 25;

/** Runs a program to its end; when it fails, the error carries the last lines it said. */
async function run(
  command: string,
  options: string[],
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const said: string[] = [];
  const child = spawn(command, options, { stdio: ["ignore", "pipe", "pipe"] });
  const listen = (chunk: Buffer) => {
    for (const line of chunk.toString().split("\n").filter(Boolean)) {
      onLine(line);
      said.push(line);
      if (said.length > KEPT_LINES) said.shift();
    }
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on("error", reject).on("close", resolve),
  );
  if (code !== 0) throw new Error(`${command} stopped with ${code}:\n${said.join("\n")}`);
}
