/** Builds the site aside and swaps it in; whatever goes wrong leaves the served site as it is. */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type ContentProblem, contentProblemSchema } from "../../contract/content-problem.ts";
import { giveToOwnerOfFolder } from "../base/owner-of-folder.ts";
import { marksOfSources } from "../site/source-marks.ts";
import { freeBytes, TEXT_RESERVE_BYTES } from "../store/disk-room.ts";
import { LockedError, ProcessLock } from "../store/process-lock.ts";
import {
  listPublications,
  makeCurrent,
  newPublicationId,
  PUBLICATIONS_FOLDER,
  type Publication,
  publicationFolder,
  reasonNotToPublish,
  removeOldPublications,
} from "./publications.ts";
import { readSources, readTexts, writeSources } from "./sources.ts";

export type PublishStep = "draw" | "compress" | "swap";

/**
 * busy: another publication is under way; failed: the site cannot be built, and `output` says why.
 * `problems`: the same as data, where the content is to blame
 */
export type PublishResult =
  | { kind: "published"; publication: Publication }
  | { kind: "busy" }
  | { kind: "failed"; output: string; problems: ContentProblem[] };

export interface PublishOptions {
  onStep?: (step: PublishStep) => void;
  /** what draws the pages into a folder; a test replaces it */
  commands?: readonly BuildCommand[];
}

export interface BuildCommand {
  step: PublishStep;
  /** the program's arguments to Node */
  args: (folder: string) => string[];
}

const CODE = resolve(import.meta.dirname, "../..");
const BUILD_COMMANDS: readonly BuildCommand[] = [
  {
    step: "draw",
    args: (folder) => [join(CODE, "server/publication/draw-pages.ts"), folder],
  },
  { step: "compress", args: (folder) => [join(CODE, "server/cli/prepare.ts"), folder] },
];

/** What building takes at most, and what stays free for visitors' messages all the while. */
const ROOM_NEEDED_BYTES = 150_000_000 + TEXT_RESERVE_BYTES;
const LOCK_FILE = ".publish-lock";
export const NO_MEMORY =
  "El sistema ha parado la publicación, casi siempre porque a la máquina le falta memoria. Cierra lo que no haga falta y vuelve a publicar.";
const UNFINISHED = ".building-";
const LONGEST_OUTPUT = 20_000;
const STEP_PROCESS = join(CODE, "server/publication/step-process.ts");
/** A build takes 0.7 GB where memory that is free again is given back, and 1.4 where it is kept for later. */
const LITTLE_MEMORY = {
  flags: ["--max-semi-space-size=8"],
  env: { MALLOC_ARENA_MAX: "2", MIMALLOC_PURGE_DELAY: "0" },
};
/** What a step tells beside its output. */
const stepMessage = z.object({ problems: z.array(contentProblemSchema) });

export async function publish(
  root: string,
  { onStep = () => {}, commands = BUILD_COMMANDS }: PublishOptions = {},
): Promise<PublishResult> {
  const reason = reasonNotToPublish(root);
  if (reason !== undefined) return { kind: "failed", output: reason, problems: [] };
  const folder = join(root, PUBLICATIONS_FOLDER);
  mkdirSync(folder, { recursive: true });
  const free = await freeBytes(folder);
  if (free < ROOM_NEEDED_BYTES) return { kind: "failed", output: noRoom(free), problems: [] };
  const lock = takeLock(folder);
  if (lock === undefined) return { kind: "busy" };
  const unfinished = join(folder, `${UNFINISHED}${process.pid}`);
  try {
    removeUnfinished(folder);
    const begun = new Date();
    const marks = marksOfSources(root);
    const read = { sources: readSources(root), texts: readTexts(root) };
    for (const { step, args } of commands) {
      onStep(step);
      const { code, output, problems } = await run(args(unfinished), root);
      if (code !== 0) return { kind: "failed", output, problems };
    }
    onStep("swap");
    writeSources(unfinished, read);
    // Pages are for everybody, whatever the umask of who publishes and the permissions of the owner's own files.
    execFileSync("chmod", ["-R", "a+rX", unfinished]);
    const id = newPublicationId(root, begun);
    renameSync(unfinished, publicationFolder(root, id));
    giveToOwnerOfFolder(publicationFolder(root, id));
    makeCurrent(root, id, marks);
    removeOldPublications(root);
    const publication = listPublications(root).find((one) => one.id === id);
    return publication
      ? { kind: "published", publication }
      : { kind: "failed", output: "La web recién construida ha desaparecido.", problems: [] };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    lock.release();
  }
}

function noRoom(free: number): string {
  const [left, needed] = [free, ROOM_NEEDED_BYTES].map((bytes) => Math.floor(bytes / 1_000_000));
  return `En el disco quedan ${left} MB, y para publicar hacen falta ${needed} MB. Haz sitio y vuelve a publicar.`;
}

/** Nothing while another process publishes. The operating system lets go of it when that ends, however it ends. */
function takeLock(folder: string): ProcessLock | undefined {
  try {
    return new ProcessLock(join(folder, LOCK_FILE));
  } catch (error) {
    if (error instanceof LockedError) return undefined;
    throw error;
  }
}

function removeUnfinished(folder: string): void {
  const left = readdirSync(folder).filter((name) => name.startsWith(UNFINISHED));
  for (const name of left) rmSync(join(folder, name), { recursive: true, force: true });
}

interface Run {
  code: number | null;
  output: string;
  problems: ContentProblem[];
}

/** In a process of its own, whose memory is given back. */
async function run(args: string[], root: string): Promise<Run> {
  const { promise, resolve: end } = Promise.withResolvers<{ code: number | null; signal?: string | null }>();
  // Whatever the account's own says, or the development server's, in which the editor runs.
  const env = {
    ...process.env,
    ...LITTLE_MEMORY.env,
    NODE_ENV: "production",
    ASTRO_TELEMETRY_DISABLED: "1",
  };
  const child = spawn(process.execPath, [...LITTLE_MEMORY.flags, "--import", STEP_PROCESS, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  let problems: ContentProblem[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-LONGEST_OUTPUT);
    });
  }
  child.on("message", (message) => {
    problems = stepMessage.safeParse(message).data?.problems ?? problems;
  });
  child.on("error", (error) => {
    output += error.message;
    end({ code: 1 });
  });
  child.on("close", (code, signal) => end({ code, signal }));
  const { code, signal } = await promise;
  return { code, output: signal === "SIGKILL" ? NO_MEMORY : output, problems };
}
