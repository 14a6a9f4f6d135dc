/** Keystatic's own reading and writing of files, with what it writes put into our form first. */
import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeGenericAPIRouteHandler } from "@keystatic/core/api/generic";
import { z } from "zod";
import { sentenceOf } from "../../contract/content-problem.ts";
import { plainYamlIn, referenceIn } from "../../contract/plain-yaml.ts";
import { FILES } from "../../src/site/content/files.ts";
import { LEGAL_TEXT_FOLDER, PROJECT_FOLDER, schemaOf } from "../entries.ts";
import { NAME_TAKEN, NotSavedError, readValue, saysTheSame, withOthersChanges } from "./changed-elsewhere.ts";
import { keepList } from "./lists-of-removed.ts";
import { mergeYaml } from "./merge.ts";
import { renamedInServices, renamedInSettings, renamedOnHome } from "./project-names.ts";
import { rememberVersion, rememberVersions } from "./read-versions.ts";
import { filesNaming, type Renames, renamesIn, withNewNames } from "./renamed-entries.ts";
import type { Plain } from "./shape.ts";
import { inTheirBands } from "./tonnage-bands.ts";
import { removeUnused, textsIn } from "./unused-files.ts";
import { keepCopy, listsOf, newRemoval, takeBackNamedIn } from "./wastebasket.ts";

const updateSchema = z.object({
  additions: z.array(
    z.object({
      path: z.string(),
      contents: z.string(),
      /** mark of the file as the window read it; null: there was none */
      before: z.string().nullable(),
    }),
  ),
  deletions: z.array(z.object({ path: z.string() })),
});
type Update = z.infer<typeof updateSchema>;
/** in our form */
interface Written {
  additions: Pick<Update["additions"][number], "path" | "contents">[];
}

const NO_ROOM =
  "No se ha guardado: en el disco no queda sitio. Lo que has escrito sigue en esta ventana; haz sitio y guarda otra vez.";

/** Keystatic only needs to know where it may write. */
const PLACES = {
  storage: { kind: "local" as const },
  singletons: Object.fromEntries(
    Object.keys(FILES).map((name) => [name, { label: name, path: name, schema: {} }]),
  ),
  collections: Object.fromEntries(
    [PROJECT_FOLDER, LEGAL_TEXT_FOLDER].map((folder) => [
      folder,
      { label: folder, path: `${folder}/*` as const, slugField: "slug", schema: {} },
    ]),
  ),
};

/** One request after the other: what two windows save at the same moment is put together too. */
export function keystaticApi(root: string): (request: Request) => Promise<Response> {
  const contentFolder = join(root, "content");
  const aside = join(contentFolder, ".saving");
  const handle = makeGenericAPIRouteHandler({ config: PLACES, localBaseDirectory: contentFolder });
  const handleAside = makeGenericAPIRouteHandler({ config: PLACES, localBaseDirectory: aside });

  /** Keystatic writes aside, and each file takes its place whole: a full disk leaves what was there before. */
  const write = async (request: Request, { additions, deletions }: Pick<Update, "deletions"> & Written) => {
    try {
      const written = await handleAside(withBody(request, { additions, deletions: [] }));
      if (written.status !== 200) return written;
      for (const { path } of additions) {
        const place = join(contentFolder, path);
        mkdirSync(dirname(place), { recursive: true });
        renameSync(join(aside, path), place);
      }
      return await handle(withBody(request, { additions: [], deletions }));
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  };

  const answer = async (request: Request) => {
    const saving =
      request.method === "POST" ? prepare(root, updateSchema.parse(await request.json())) : undefined;
    const { body, status, headers } = await (saving ? write(request, saving.update) : handle(request));
    rememberVersions(contentFolder);
    saving?.tidyUp();
    return new Response(typeof body === "string" || body === null ? body : new Uint8Array(body), {
      status: status ?? 200,
      ...(headers && { headers }),
    });
  };
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answered = last.then(() => answer(request)).catch(refused);
    last = answered.catch(() => {});
    return answered;
  };
}

function refused(error: unknown): Response {
  if (error instanceof NotSavedError) return new Response(error.message, { status: 409 });
  if (error instanceof z.ZodError) return new Response(null, { status: 400 });
  if (error instanceof Error && "code" in error && error.code === "ENOSPC")
    return new Response(NO_ROOM, { status: 507 });
  throw error;
}

/** What is to be written, with copies of what that replaces or removes, and what is left to do afterwards. */
function prepare(root: string, update: Update) {
  const contentFolder = join(root, "content");
  const namedBefore = textsBefore(update, contentFolder);
  const files = update.additions.map((file) => ({ file, ...ourForm(file, update, contentFolder) }));
  const additions = files.map(({ file: { path }, text }) => encoded({ path, text }));
  const removal = newRemoval();
  const replaced = files.flatMap(({ replaces }) => replaces ?? []);
  const gone = goneProjects(update);
  for (const path of [...gone, ...replaced]) keepCopy(root, removal, join("content", path));
  const lists = followers(update, contentFolder);
  if (gone.length > 0)
    for (const { path, before, after } of lists) keepList(listsOf(root, removal), path, before, after);
  return {
    update: {
      ...update,
      additions: [
        ...additions,
        ...lists.map(({ path, after }) => encoded({ path, text: after })),
        ...files.flatMap(({ file, renames }) =>
          renames ? filesNaming(renames, file.path, contentFolder).map(encoded) : [],
        ),
      ],
    },
    tidyUp() {
      removeUnused(root, namedBefore, removal);
      for (const { text } of files) takeBackNamedIn(root, text);
    },
  };
}

function withBody({ url, method, headers }: Request, update: object): Request {
  return new Request(url, { method, headers, body: JSON.stringify(update) });
}

/** What the files that are about to change say now. */
function textsBefore({ additions, deletions }: Update, contentFolder: string): string[] {
  const files = [...additions, ...deletions].filter(({ path }) => path.endsWith(".yaml"));
  return files.flatMap(({ path }) => {
    try {
      return textsIn(read(join(contentFolder, path)) ?? "");
    } catch {
      return []; // no YAML yet
    }
  });
}

/** @returns its text, and which file of somebody else's changes it replaces */
function ourForm(
  { path, contents, before }: Update["additions"][number],
  { deletions }: Update,
  contentFolder: string,
): { text: string; renames?: Renames; replaces?: string } {
  // A renamed project comes as a new file and one to be deleted.
  const [{ path: readFrom } = { path }] = deletions;
  const text = decode(contents);
  const sent = readValue(path, text);
  const there = read(join(contentFolder, path));
  if (readFrom !== path && there !== undefined) {
    if (saysTheSame(path, there, sent)) return { text: there };
    throw new NotSavedError(NAME_TAKEN);
  }
  const now = read(join(contentFolder, readFrom));
  rememberVersion(text);
  const { merged, replaces } = withOthersChanges({ path: readFrom, sent, now, before });
  const renames = renamesIn(path, plainYamlIn(now ?? "") as Plain, merged); // whatever it is, reading it does no harm
  return { text: fileText(path, now, merged, renames), renames, ...(replaces && { replaces: readFrom }) };
}

function fileText(path: string, existing: string | undefined, value: Plain, renames: Renames): string {
  const schema = schemaOf(path);
  if (!schema) return textOf(value);
  const reference = referenceIn(existing ?? "");
  if (reference)
    throw new NotSavedError(sentenceOf({ code: "anchor-or-alias", values: { found: reference.found } }));
  const named = withNewNames(schema, value, renames);
  const whole = path === "machinery.yaml" ? inTheirBands(plainYamlIn(existing ?? ""), named) : named;
  return mergeYaml(existing, whole);
}

/** Of the parts of a legal text. */
const textOf = (parts: Plain) => Object.values(parts).join("");

const NAMING_PROJECTS = {
  "projects.yaml": renamedInSettings,
  "home.yaml": renamedOnHome,
  "services.yaml": renamedInServices,
};

/** The lists that name a project which is renamed or gone. */
function followers({ additions, deletions }: Update, contentFolder: string) {
  const [from] = deletions.flatMap(projectName);
  const [to] = additions.flatMap(projectName);
  if (from === undefined || from === to) return [];
  return Object.entries(NAMING_PROJECTS).flatMap(([path, rename]) => {
    const before = read(join(contentFolder, path));
    const after = before && rename(before, { from, to });
    return after && after !== before ? [{ path, before, after }] : [];
  });
}

/** Not those that only get another name. */
const goneProjects = ({ additions, deletions }: Update) =>
  additions.some((file) => projectName(file).length > 0) ? [] : deletions.map(({ path }) => path);

const projectName = ({ path }: { path: string }) =>
  path.startsWith(`${PROJECT_FOLDER}/`) ? [path.slice(PROJECT_FOLDER.length + 1).replace(/\.yaml$/, "")] : [];

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const decode = (contents: string) => Buffer.from(contents, "base64").toString("utf8");
const encode = (contents: string) => Buffer.from(contents, "utf8").toString("base64url");
const encoded = ({ path, text }: { path: string; text: string }) => ({ path, contents: encode(text) });
