/** What the services need of the process's log: a level, facts, and a sentence. */
export interface ServiceLog {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

/** For a command, which tells its own result. */
export const SILENT: ServiceLog = { info() {}, warn() {}, error() {} };
