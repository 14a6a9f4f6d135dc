/** Keystatic's own reading and writing of files, with what it writes put into our form first. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeGenericAPIRouteHandler } from "@keystatic/core/api/generic";
import { parse } from "yaml";
import { z } from "zod";
import { sentenceOf } from "../../contract/content-problem.ts";
import { referenceIn } from "../../contract/plain-yaml.ts";
import { entryName } from "../../src/site/content/entry-name.ts";
import { fieldSteps } from "../../src/site/content/field-titles.ts";
import { FILES } from "../../src/site/content/files.ts";
import { LEGAL_TEXT_FOLDER, PROJECT_FOLDER, schemaOf } from "../entries.ts";
import { withInternalNames } from "./internal-names.ts";
import { mergeYaml } from "./merge.ts";
import { type Conflict, mergeEdits } from "./merge-edits.ts";
import { renamedInSettings, renamedOnHome } from "./project-names.ts";
import { markOf, rememberVersions, versionRead } from "./read-versions.ts";
import { type Plain, shape } from "./shape.ts";
import { removeUnused, textsIn } from "./unused-files.ts";
import { keepCopy, newRemoval } from "./wastebasket.ts";

const updateSchema = z.object({
  additions: z.array(
    z.object({
      path: z.string(),
      contents: z.string(),
      /** mark of the file as the window read it; null: there was none */
      before: z.string().nullish(),
    }),
  ),
  deletions: z.array(z.object({ path: z.string() })),
});
type Update = z.infer<typeof updateSchema>;

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

export function keystaticApi(root: string): (request: Request) => Promise<Response> {
  const contentFolder = join(root, "content");
  const handle = makeGenericAPIRouteHandler({ config: PLACES, localBaseDirectory: contentFolder });
  return async (request) => {
    const update = await updateOf(request);
    const namedBefore = update ? textsBefore(update, contentFolder) : [];
    let sent = request;
    try {
      if (update) sent = withBody(request, inOurForm(update, contentFolder));
    } catch (error) {
      if (error instanceof NotSavedError) return new Response(error.message, { status: 409 });
      throw error;
    }
    const removal = newRemoval();
    for (const path of update ? goneProjects(update) : []) keepCopy(root, removal, join("content", path));
    const { body, status, headers } = await handle(sent);
    rememberVersions(contentFolder);
    removeUnused(root, namedBefore, removal);
    return new Response(typeof body === "string" || body === null ? body : new Uint8Array(body), {
      status: status ?? 200,
      ...(headers && { headers }),
    });
  };
}

/** Nothing was written; the message is for the owner. */
class NotSavedError extends Error {
  override name = "NotSavedError";
}

async function updateOf(request: Request): Promise<Update | undefined> {
  if (request.method !== "POST") return undefined;
  return updateSchema.safeParse(await request.clone().json()).data;
}

function withBody({ url, method, headers }: Request, update: Update): Request {
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

function inOurForm(update: Update, contentFolder: string): Update {
  const additions = update.additions.map((file) => ({
    path: file.path,
    contents: encode(ourForm(file, update, contentFolder)),
  }));
  return { ...update, additions: [...additions, ...followers(update, contentFolder)] };
}

function ourForm(
  { path, contents, before }: Update["additions"][number],
  { deletions }: Update,
  contentFolder: string,
): string {
  const now = read(join(contentFolder, path));
  const schema = schemaOf(path);
  const sent = schema
    ? withInternalNames(path, shape(schema, parse(decode(contents))) ?? {})
    : partsOf(decode(contents));
  const toSave = isOutdated(now, before) ? withOthersChanges(path, sent, now ?? "", before) : sent;
  if (!schema) return textOf(toSave);
  // A renamed project comes as a new file and one to be deleted.
  const existing = now ?? read(join(contentFolder, deletions[0]?.path ?? path));
  const reference = referenceIn(existing ?? "");
  if (reference)
    throw new NotSavedError(sentenceOf({ code: "anchor-or-alias", values: { found: reference.found } }));
  return mergeYaml(existing, toSave);
}

/** Changed by another window, or with a text editor, after this window had read it. */
const isOutdated = (now: string | undefined, before: string | null | undefined) =>
  now !== undefined && before !== undefined && markOf(now) !== before;

function withOthersChanges(path: string, sent: Plain, now: string, before: string | null | undefined): Plain {
  const base = before ? versionRead(before) : undefined;
  if (base === undefined)
    throw new NotSavedError(
      before === null
        ? "No se ha guardado: ya hay otro con ese nombre en la dirección. Pon otro nombre."
        : "No se ha guardado: el archivo ha cambiado desde que abriste esta ventana. Copia lo que has escrito, recarga la página y vuelve a ponerlo.",
    );
  const schema = schemaOf(path);
  const read = (text: string) => (schema ? shape(schema, parse(text)) : partsOf(text));
  const { merged, conflicts } = mergeEdits({ base: read(base), here: sent, there: read(now) });
  if (conflicts.length > 0) throw new NotSavedError(describeConflicts(path, sent, conflicts));
  return merged ?? sent;
}

function describeConflicts(path: string, sent: Plain, conflicts: readonly Conflict[]): string {
  const schema = schemaOf(path);
  const asText = (value: Plain | undefined) =>
    value === undefined ? "(se ha quitado)" : typeof value === "object" ? entryName(value) : `«${value}»`;
  const lines = conflicts.map(({ path: keys, here, there }) => {
    const steps = schema ? fieldSteps(schema, keys, sent) : [];
    const place = steps.map(({ name, title }) => name ?? title).filter(Boolean);
    return `${place.join(" › ") || "Texto"}. Aquí: ${asText(here)}. En el archivo: ${asText(there)}.`;
  });
  return `No se ha guardado, porque en otra ventana se ha cambiado lo mismo. ${lines.join(" ")} Decide cuál vale: para quedarte con lo tuyo, cópialo, recarga la página y vuelve a ponerlo.`;
}

/** Of a legal text: what stands between its dashes, and the rest. */
function partsOf(markdown: string): { heading: string; text: string } {
  const [, heading = "", text = markdown] = markdown.match(/^(---\n[\s\S]*?\n---\n)([\s\S]*)$/) ?? [];
  return { heading, text };
}

/** The other way round. */
const textOf = (parts: Plain) => Object.values(parts).join("");

/** The lists that name a project which is renamed or gone. */
function followers({ additions, deletions }: Update, contentFolder: string): Update["additions"] {
  const [from] = deletions.flatMap(projectName);
  const [to] = additions.flatMap(projectName);
  if (from === undefined || from === to) return [];
  return [["projects.yaml", renamedInSettings] as const, ["home.yaml", renamedOnHome] as const].flatMap(
    ([path, rename]) => {
      const before = read(join(contentFolder, path));
      const after = before && rename(before, { from, to });
      return after && after !== before ? [{ path, contents: encode(after) }] : [];
    },
  );
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
