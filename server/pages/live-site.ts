/** The site that is served now. A new publication takes its place between two requests. */
import { realpathSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { errorMessage } from "../base/error-message.ts";
import type { Log } from "../base/log.ts";
import { CURRENT_LINK, earlierFolders } from "../publication/publications.ts";
import { loadSite, type Site } from "./site.ts";

const CHECK_INTERVAL_MS = 1000;

export class LiveSite {
  readonly #root: string;
  readonly #https: boolean;
  readonly #log: Log;
  readonly #link: string;
  #folder: string;
  #site: Site;
  #problem = "";

  /** Throws when neither the current publication nor an earlier one can be served. */
  constructor(root: string, https: boolean, log: Log) {
    this.#root = root;
    this.#https = https;
    this.#log = log;
    this.#link = join(root, CURRENT_LINK);
    const { folder, site } = this.#loadFirstGood();
    this.#folder = folder;
    this.#site = site;
  }

  get site(): Site {
    return this.#site;
  }

  /** Looks for a new publication now and then, until the process ends. */
  watch(): void {
    setInterval(() => void this.#check(), CHECK_INTERVAL_MS).unref();
  }

  async #check(): Promise<void> {
    try {
      const folder = await realpath(this.#link);
      if (folder === this.#folder) return;
      this.#site = this.#load(folder);
      this.#folder = folder;
      this.#problem = "";
      this.#log.info({ folder }, "A new publication is served");
    } catch (error) {
      this.#complain(error, "The new publication cannot be served; the one before stays");
    }
  }

  #load(folder: string): Site {
    const earlier = earlierFolders(this.#root).filter((other) => other !== folder);
    return loadSite(folder, this.#https, earlier);
  }

  #loadFirstGood(): { folder: string; site: Site } {
    const problems: unknown[] = [];
    for (const candidate of [this.#link, ...earlierFolders(this.#root)]) {
      try {
        const folder = realpathOf(candidate);
        const site = this.#load(folder);
        if (problems.length > 0)
          this.#complain(problems[0], "The current publication cannot be served; an earlier one is");
        return { folder, site };
      } catch (error) {
        problems.push(error);
      }
    }
    throw problems[0];
  }

  /** Once for each reason: it is looked at every second. */
  #complain(error: unknown, sentence: string): void {
    const problem = errorMessage(error);
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#log.error({ problem }, sentence);
  }
}

/** A link to nothing is left as it is: loading it tells what is missing. */
function realpathOf(link: string): string {
  try {
    return realpathSync(link);
  } catch {
    return link;
  }
}
