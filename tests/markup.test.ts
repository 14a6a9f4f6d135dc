/** The Nu HTML checker over every document that was built: no error. */
import { execFile } from "node:child_process";
import { glob, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { HOW_TO_INSTALL, prepareJava } from "./java.ts";

const CHECKER = "node_modules/vnu-jar/build/dist/vnu.jar";
const CHECKING_MS = 240_000;
/** 26 documents, two of the fleet's second address, and three for what is not found */
const DOCUMENTS = 31;

interface Message {
  type: "error" | "info" | "non-document-error";
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const missing = prepareJava();
if (missing) console.warn(`The markup was NOT checked: ${missing}; ${HOW_TO_INSTALL}`);

test("a build server has a Java", () => {
  expect(process.env.CI ? missing : null).toBeNull();
});

async function errorsIn(files: readonly string[]): Promise<string[]> {
  const options = ["-Xss2m", "-jar", CHECKER, "--exit-zero-always", "--errors-only", "--format", "json"];
  const { stderr } = await promisify(execFile)("java", [...options, ...files], { maxBuffer: 64_000_000 });
  const { messages } = JSON.parse(stderr) as { messages: Message[] }; // the checker's own report
  return messages.map(({ url, lastLine, message, extract }) => `${url}:${lastLine} ${message} (${extract})`);
}

describe.skipIf(missing)("the HTML checker", () => {
  test(
    "finds no error in any document",
    async () => {
      const files = await Array.fromAsync(glob("dist/**/*.html"));
      expect(files).toHaveLength(DOCUMENTS);
      expect(await errorsIn(files)).toEqual([]);
    },
    CHECKING_MS,
  );

  test(
    "finds one where there is one",
    async () => {
      const file = join(tmpdir(), `wrong-${process.pid}.html`);
      await writeFile(file, "<!doctype html><html lang=es><title>x</title><img src=x.png>");
      expect(await errorsIn([file])).toEqual([expect.stringContaining("alt")]);
    },
    CHECKING_MS,
  );
});
