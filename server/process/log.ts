/** One JSON object a line on standard error; standard output is for people. JSON cannot carry a raw line break. */
import { destination, type Logger, pino, stdTimeFunctions } from "pino";
import type { Settings } from "../config/config.ts";

export type Log = Logger;

export function createLog(level: Settings["logLevel"]): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination({ dest: process.stderr.fd, sync: true }));
}
