// Reads the SQLite store in a separate thread, with a read-only connection.
import { parentPort, workerData } from "node:worker_threads";
import Database from "libsql";
import { withStatementCache } from "../storage/statements";
import { isObject } from "../wire/readJson";

const { file } = { file: "", ...workerData };
const database = new Database(String(file), { readonly: true });
for (const pragma of ["cache_size = -16384", "temp_store = MEMORY", "busy_timeout = 1000"]) database.pragma(pragma);
const { prepare } = withStatementCache(database);

/** How many rows are sent at once. Receiving more would block the main thread too long. */
const PART = 100;
let left: unknown[] = [];
const hand = (took?: number): void => {
  const rows = left.splice(0, PART);
  parentPort?.postMessage({ rows, isLast: left.length === 0, took });
};

parentPort?.on("message", (asked: unknown) => {
  if (!isObject(asked) || !Array.isArray(asked.values)) return hand();
  const began = performance.now();
  try {
    left = prepare(String(asked.text)).all(asked.values);
    hand(performance.now() - began);
  } catch {
    // The main connection runs the statement again, and throws the error.
    parentPort?.postMessage(null);
  }
});
