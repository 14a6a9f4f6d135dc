/** Keystatic's own reading and writing of files, with what it writes put into our form first. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeGenericAPIRouteHandler } from "@keystatic/core/api/generic";
import { parse } from "yaml";
import { z } from "zod";
import { FILES } from "../../src/site/content/files.ts";
import { LEGAL_TEXT_FOLDER, PROJECT_FOLDER, schemaOf } from "../entries.ts";
import { mergeYaml } from "./merge.ts";
import { renamedInSettings, renamedOnHome } from "./project-names.ts";
import { shape } from "./shape.ts";
import { removeUnused, textsIn } from "./unused-files.ts";

const updateSchema = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
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
    const sent = update ? withBody(request, inOurForm(update, contentFolder)) : request;
    const { body, status, headers } = await handle(sent);
    removeUnused(root, namedBefore);
    return new Response(typeof body === "string" || body === null ? body : new Uint8Array(body), {
      status: status ?? 200,
      ...(headers && { headers }),
    });
  };
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
    ...file,
    contents: encode(ourForm(file.path, decode(file.contents), update, contentFolder)),
  }));
  return { ...update, additions: [...additions, ...followers(update, contentFolder)] };
}

function ourForm(path: string, contents: string, { deletions }: Update, contentFolder: string): string {
  const schema = schemaOf(path);
  if (!schema) return contents;
  // A renamed project comes as a new file and one to be deleted.
  const before = read(join(contentFolder, path)) ?? read(join(contentFolder, deletions[0]?.path ?? path));
  return mergeYaml(before, shape(schema, parse(contents)) ?? {});
}

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
