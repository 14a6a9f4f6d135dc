/**
 * One JSON object a line on standard error; standard output is for people. JSON cannot carry a raw line break.
 * Nobody waits for the log: what its reader or its disk does not take in time is dropped and counted. At a terminal a
 * person reads it: there only what went wrong is shown, as a sentence in Spanish.
 */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { isatty } from "node:tty";
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import SonicBoom from "sonic-boom";
import { LOG_IN_SPANISH } from "./log-in-spanish.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const WAITING_BYTES = 256 * 1024;
const FINISH_TIMEOUT_MS = 1000;
const SAMPLES_PER_SECOND = 20;

export interface Log extends Logger {
  /** lines that were lost since the start */
  dropped(): number;
  /** writes what waits, if it can be written soon; the last thing before the process ends */
  finish(): Promise<void>;
}

export function createLog(level: LogLevel, fd = process.stderr.fd): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const destination = new SonicBoom({ fd, sync: false, maxLength: WAITING_BYTES });
  let dropped = 0;
  destination.on("drop", () => {
    dropped += 1;
  });
  // A full disk, or a reader that is gone: what waits is tried again with the next line.
  destination.on("error", () => {});
  // Without the destination's own way to write at once, which pino takes for `fatal`: it waits for ever on a full disk.
  const plain: DestinationStream = { write: (line) => void destination.write(line) };
  return Object.assign(pino(options, isatty(fd) ? forTerminal(plain) : plain), {
    dropped: () => dropped,
    finish: async () => {
      destination.end();
      await Promise.race([once(destination, "close"), wait(FINISH_TIMEOUT_MS)]).catch(() => {});
    },
  });
}

/** Logs at most so many lines a second, each with how many were left out before it: a flood is a number, not a file. */
export function sampler(now = () => performance.now()) {
  let second = 0;
  let lines = 0;
  let leftOut = 0;
  return (log: Pick<Logger, "info">, facts: object, sentence: string): void => {
    const current = Math.floor(now() / 1000);
    if (current !== second) lines = 0;
    second = current;
    lines += 1;
    if (lines > SAMPLES_PER_SECOND) {
      leftOut += 1;
      return;
    }
    log.info(leftOut > 0 ? { ...facts, leftOut } : facts, sentence);
    leftOut = 0;
  };
}

function forTerminal(terminal: DestinationStream): DestinationStream {
  return {
    write: (line) => {
      const { level, msg, problem } = JSON.parse(line) as Record<string, string>; // written by pino just now
      if (level !== "error" && level !== "fatal") return;
      const words = LOG_IN_SPANISH[msg ?? ""] ?? msg;
      terminal.write(problem === undefined ? `${words}\n` : `${words} (${problem})\n`);
    },
  };
}
