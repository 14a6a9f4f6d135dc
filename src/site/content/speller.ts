/** Hunspell as a spelling check: which words of a text it does not know. Used by the tests only. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import type { Language } from "../../../contract/languages.ts";
import { UNIT } from "./typography.ts";

const DICTIONARIES: Record<Language, string> = { es: "es_ES", eu: "eu" };
const PACKAGES = ["hunspell", "hunspell-es", "hunspell-eu"];
export const HOW_TO_INSTALL = `on Debian: apt-get install ${PACKAGES.join(" ")}`;

/** Installs the speller where that needs no question; null when it is ready, else why it is not. */
export async function prepareSpeller(): Promise<string | null> {
  if ((await spellerMissing()) === null) return null;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Spelling: installing ${PACKAGES.join(", ")} with apt-get.`);
    await run("apt-get", ["update", "-q"]);
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...PACKAGES]);
  }
  return spellerMissing();
}

/** Asks for the list of dictionaries, because loading the Basque one takes seconds. */
async function spellerMissing(): Promise<string | null> {
  const { found, stderr } = await run("hunspell", ["-D"]);
  if (!found) return "hunspell is not installed";
  const lacking = Object.values(DICTIONARIES).find((name) => !new RegExp(`/${name}$`, "m").test(stderr));
  return lacking ? `hunspell has no dictionary ${lacking}` : null;
}

const NOT_PROSE = [
  /\{+[#^/]?\w+\}+/, // gaps to fill
  /https?:\S+|\S+@\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}/, // addresses
  new RegExp(`[\\d.,–]+\\s${UNIT}(?:-\\p{L}+|(?!\\p{L}))`), // measures, with a Basque case ending or without
];

/** The words of prose; single letters and what holds a digit, such as `1977tik` or `BI-631`, are none. */
export function wordsOf(text: string): string[] {
  const prose = NOT_PROSE.reduce((rest, pattern) => rest.replace(new RegExp(pattern, "gu"), " "), text);
  const tokens = prose.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [];
  return tokens.filter((token) => token.length > 1 && !/\d/.test(token));
}

export async function unknownWords(words: Iterable<string>, language: Language): Promise<Set<string>> {
  const input = [...new Set(words)].join("\n");
  const { stdout } = await run("hunspell", ["-i", "utf-8", "-d", DICTIONARIES[language], "-l"], input);
  return new Set(stdout.split("\n").filter((word) => word !== ""));
}

interface Outcome {
  found: boolean;
  stdout: string;
  stderr: string;
}

function run(command: string, args: string[], input = ""): Promise<Outcome> {
  const env = { ...process.env, LC_ALL: "C.UTF-8", DEBIAN_FRONTEND: "noninteractive" };
  return new Promise((resolve) => {
    const child = execFile(command, args, { env }, (error, stdout, stderr) => {
      resolve({ found: error?.code !== "ENOENT", stdout, stderr });
    });
    // A program that ends without reading its input has answered all the same.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}
