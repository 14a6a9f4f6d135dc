/** By what a site's sources are known again. No clock is asked: it may be wrong, and a copied file keeps its old time. */
import { createHash } from "node:crypto";
import {
  type Dirent,
  readdirSync,
  readFileSync,
  renameSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { giveToOwnerOfFolder } from "../base/owner-of-folder.ts";

/** Everything a page is made of. */
const SOURCES = [
  "content",
  "src",
  "contract",
  "public",
  "server/site",
  "astro.config.ts",
  "package-lock.json",
] as const;

const sourceMark = z.object({
  /** of its files' sizes and times, which are quickly read */
  seen: z.string(),
  /** of what is in them */
  content: z.string(),
});
type SourceMark = z.infer<typeof sourceMark>;

const sourceMarks = z.record(z.string(), sourceMark);
export type SourceMarks = z.infer<typeof sourceMarks>;

export function marksOfSources(root: string): SourceMarks {
  const marks = SOURCES.map((source): [string, SourceMark] => {
    const path = join(root, source);
    return [source, { seen: digestOf(path, asSeen), content: digestOf(path, asRead) }];
  });
  return Object.fromEntries(marks);
}

/** The sources that are not as marked. */
export function changedSources(root: string, marks: SourceMarks): string[] {
  return SOURCES.filter((source) => {
    const path = join(root, source);
    const mark = marks[source];
    return mark?.seen !== digestOf(path, asSeen) && mark?.content !== digestOf(path, asRead);
  });
}

/** None where they cannot be read. */
export function readMarks(file: string): SourceMarks {
  try {
    return sourceMarks.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

export function writeMarks(file: string, marks: SourceMarks): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify(marks));
  giveToOwnerOfFolder(draft);
  renameSync(draft, file);
}

type FactOf = (path: string, entry: Stats) => string | Buffer;

const asSeen: FactOf = (_path, { size, mtimeMs }) => `${size} ${mtimeMs}`;
const asRead: FactOf = (path) => createHash("sha256").update(readFileSync(path)).digest();

function digestOf(path: string, factOf: FactOf): string {
  const hash = createHash("sha256");
  const take = (path: string, name: string) => {
    const entry = statSync(path, { throwIfNoEntry: false });
    // A link that leads nowhere is none of the site's business; whoever reads it will say so.
    if (entry === undefined) return;
    hash.update(`${name}\0`);
    if (entry.isFile()) hash.update(factOf(path, entry));
    if (!entry.isDirectory()) return;
    const inside = readdirSync(path, { withFileTypes: true }).filter(isSource);
    for (const { name: inner } of inside.sort(byName)) take(join(path, inner), `${name}/${inner}`);
  };
  take(path, "");
  return hash.digest("base64url");
}

const byName = (one: Dirent, other: Dirent) => (one.name < other.name ? -1 : 1);

function isSource({ name }: Dirent): boolean {
  return !name.endsWith(".test.ts") && !name.endsWith(".test.tsx") && !name.endsWith(".e2e.ts");
}
