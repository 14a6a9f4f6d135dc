/** One SQLite connection on a thread of its own, asked over messages. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { DatabaseConnection, QueryResult } from "kysely";
import type { SqliteAnswer, SqliteQuestion, SqliteThreadData } from "./sqlite-thread.ts";

/** https://www.sqlite.org/rescode.html; the low byte of an extended code is its family. */
export const SQLITE_CORRUPT = 11;
export const SQLITE_NOT_A_DATABASE = 26;

export class SqliteError extends Error {
  override name = "SqliteError";
  readonly resultCode: number;

  constructor(message: string, resultCode: number) {
    super(message);
    this.resultCode = resultCode & 0xff;
  }
}

interface Waiting {
  resolve(answer: SqliteAnswer): void;
  reject(error: unknown): void;
}

export class SqliteConnection implements DatabaseConnection {
  readonly #thread: Worker;
  /** The thread answers in the order it was asked. */
  #waiting: Waiting[] = [];
  #ended: Error | undefined;

  constructor(data: SqliteThreadData) {
    this.#thread = new Worker(new URL("./sqlite-thread.ts", import.meta.url), { workerData: data });
    this.#thread.on("message", (answer: SqliteAnswer) => this.#waiting.shift()?.resolve(answer));
    this.#thread.on("error", (error) => this.#end(sqliteErrorOf(error)));
    this.#thread.on("exit", () =>
      this.#end(new SqliteError("la conexión con la base de datos está cerrada", 0)),
    );
  }

  async executeQuery<Row>({ sql, parameters }: SqliteQuestion): Promise<QueryResult<Row>> {
    const answer = await this.#ask({ sql, parameters });
    if ("failure" in answer) throw new SqliteError(answer.failure.message, answer.failure.resultCode);
    // SQLite cannot know the row type; the query builder that wrote the query does.
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator, and no query here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("this dialect does not stream");
  }

  /** The thread is gone, and nothing will ever be answered. */
  get ended(): boolean {
    return this.#ended !== undefined;
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    this.#thread.postMessage("close");
    await once(this.#thread, "exit");
  }

  #ask(question: SqliteQuestion): Promise<SqliteAnswer> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#thread.postMessage(question);
    });
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended);
  }
}

function sqliteErrorOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return "errcode" in error ? new SqliteError(error.message, Number(error.errcode)) : error;
}
