/** The built site on the real server, with a database of its own: what the browser tests visit. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "harlur-e2e-"));
process.env.LOG_LEVEL = "error";
// Each test may come from an address of its own, so that none runs into another's limits.
process.env.TRUST_PROXY = "loopback";

// Tests that are killed do not stop it; it would be in the next ones' way.
const { ppid: tests } = process;
setInterval(() => process.ppid !== tests && process.exit(), 1000).unref();

await import("../server/main.ts");
