/** The second step of a build: `prepare.ts FOLDER`, run by a publication after the pages are drawn. */

import { resolve } from "node:path";
import { readPageSettings } from "../../contract/settings.ts";
import { keepCompiledCode } from "../base/compile-cache.ts";
import { orExit, processEnvironment } from "../config/config.ts";
import { prepareSite } from "../site/prepare.ts";
import { SqliteConnection } from "../store/sqlite-connection.ts";

keepCompiledCode();
const build = orExit(() => readPageSettings(processEnvironment()));
await prepareSite(resolve(process.argv[2] ?? "dist"), build);
// Loaded only to be compiled and kept, so that even the first start is quick; the database has a thread of its own.
await import("../application/run-server.ts");
await new SqliteConnection({ file: ":memory:", busyTimeoutMs: 0 }).close();
