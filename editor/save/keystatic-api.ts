/** Keystatic's own reading and writing of files, with what it writes put into our form first. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeGenericAPIRouteHandler } from "@keystatic/core/api/generic";
import { parse } from "yaml";
import { z } from "zod";
import { FILES } from "../../src/site/content/files.ts";
import { LEGAL_TEXT_FOLDER, PROJECT_FOLDER, schemaOf } from "../entries.ts";
import { mergeYaml } from "./merge.ts";
import { shape } from "./shape.ts";

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

export function keystaticApi(contentFolder: string): (request: Request) => Promise<Response> {
  const handle = makeGenericAPIRouteHandler({ config: PLACES, localBaseDirectory: contentFolder });
  return async (request) => {
    const { body, status, headers } = await handle(await inOurForm(request, contentFolder));
    return new Response(typeof body === "string" || body === null ? body : new Uint8Array(body), {
      status: status ?? 200,
      ...(headers && { headers }),
    });
  };
}

async function inOurForm(request: Request, contentFolder: string): Promise<Request> {
  if (request.method !== "POST") return request;
  const sent = updateSchema.safeParse(await request.clone().json());
  if (!sent.success) return request;
  const additions = sent.data.additions.map((file) => ({
    ...file,
    contents: encode(ourForm(file.path, decode(file.contents), sent.data, contentFolder)),
  }));
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify({ ...sent.data, additions }),
  });
}

function ourForm(path: string, contents: string, { deletions }: Update, contentFolder: string): string {
  const schema = schemaOf(path);
  if (!schema) return contents;
  // A renamed project comes as a new file and one to be deleted.
  const before = read(join(contentFolder, path)) ?? read(join(contentFolder, deletions[0]?.path ?? path));
  return mergeYaml(before, shape(schema, parse(contents)) ?? {});
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const decode = (contents: string) => Buffer.from(contents, "base64").toString("utf8");
const encode = (contents: string) => Buffer.from(contents, "utf8").toString("base64url");
