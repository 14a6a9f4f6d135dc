/** How long this disk takes to make a few bytes safe: the least that an accepted message can cost. */
import { open } from "node:fs/promises";
import { join } from "node:path";

const WRITES = 200;
const BYTES = 512;

export async function syncTimes(folder: string): Promise<number[]> {
  await using file = await open(join(folder, "sync-probe"), "w");
  const times: number[] = [];
  for (let index = 0; index < WRITES; index++) {
    const started = performance.now();
    await file.write(Buffer.alloc(BYTES, index));
    await file.datasync();
    times.push(performance.now() - started);
  }
  return times;
}
