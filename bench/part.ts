/** What every part of the bench is given. */

export interface Bench {
  /** fewer pages and shorter runs: to try the bench, not to judge the site */
  quick: boolean;
  /** how often a time is measured; medians are told */
  rounds: number;
  /** a temporary folder with the built site in `dist` */
  folder: string;
  /** one line for whoever waits */
  progress(line: string): void;
}

/** Measures and tells the result in Markdown. */
export type Part = (bench: Bench) => Promise<string>;
