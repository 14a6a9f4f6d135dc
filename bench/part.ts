/** What every part of the bench is given. */

export interface Bench {
  /** one round and fewer pages: to try the bench, not to judge the site */
  quick: boolean;
  /** a temporary folder with the built site in `dist` */
  folder: string;
  /** one line for whoever waits */
  progress(line: string): void;
}

/** Measures and tells the result in Markdown. */
export type Part = (bench: Bench) => Promise<string>;
