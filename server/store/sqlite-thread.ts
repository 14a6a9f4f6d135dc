/**
 * The thread that holds the SQLite connection. `node:sqlite` answers synchronously: here a slow disk or a
 * locked file keeps this thread waiting, and never the one that serves pages.
 */
import { closeSync, openSync, readSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { errorMessage } from "../base/error-message.ts";

export interface SqliteThreadData {
  file: string;
  /** how long a query waits for another process that is writing */
  busyTimeoutMs: number;
}

export interface SqliteQuestion {
  sql: string;
  parameters: readonly unknown[];
}

export type SqliteAnswer =
  | { rows: Record<string, unknown>[]; changes: number | bigint }
  | { failure: { message: string; resultCode: number } };

const { file, busyTimeoutMs } = workerData as SqliteThreadData;
const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });

/** A visitor's file is read here: by messages from the other thread it would hold the database for seconds. */
database.function("file_part", (path, from, length) => {
  const file = openSync(String(path), "r");
  try {
    if (filePart.length < Number(length)) filePart = Buffer.alloc(Number(length));
    return filePart.subarray(0, readSync(file, filePart, 0, Number(length), Number(from)));
  } finally {
    closeSync(file);
  }
});
/** SQLite copies what it is given: one is enough, and none waits for a garbage collector. */
let filePart = Buffer.alloc(0);

/** Those in daily use, and some: a batch of messages has a text of its own for each size. */
const STATEMENTS_KEPT = 200;
const statements = new Map<string, StatementSync>();

/** Prepared once. A statement holds the values it was last given until a garbage collector comes by. */
function statementOf(sql: string): StatementSync {
  const statement = statements.get(sql) ?? database.prepare(sql);
  if (statements.size >= STATEMENTS_KEPT) statements.clear();
  statements.set(sql, statement);
  return statement;
}

function answer({ sql, parameters }: SqliteQuestion): SqliteAnswer {
  try {
    // A full disk already rolled the transaction back; a second rollback would hide why.
    if (sql === "rollback" && !database.isTransaction) return { rows: [], changes: 0 };
    if (sql === "commit") countCommit();
    const statement = statementOf(sql);
    const values = parameters as SQLInputValue[]; // Kysely's parameters are the values the queries were given
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: statement.run(...values).changes };
  } catch (error) {
    const message = errorMessage(error);
    const resultCode = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
    return { failure: { message, resultCode } };
  }
}

/** In the file's header, where an older copy written over the file gives itself away. */
function countCommit(): void {
  const commits = Number(database.prepare("pragma user_version").get()?.user_version);
  database.exec(`pragma user_version = ${commits + 1}`);
}

parentPort?.on("message", (question: SqliteQuestion | "close") => {
  if (question !== "close") {
    parentPort?.postMessage(answer(question));
    return;
  }
  database.close();
  parentPort?.close();
});
