// Reads the SQLite store in a thread of its own, by a connection that cannot write.
import { parentPort, workerData } from "node:worker_threads";
import Database from "libsql";
import { withStatementCache } from "../storage/statements";
import { isObject } from "../wire/readJson";

const { file } = { file: "", ...workerData };
const database = new Database(String(file), { readonly: true });
for (const pragma of ["cache_size = -16384", "temp_store = MEMORY", "busy_timeout = 1000"]) database.pragma(pragma);
const { prepare } = withStatementCache(database);

parentPort?.on("message", (asked: unknown) => {
  if (!isObject(asked) || !Array.isArray(asked.values)) return;
  const began = performance.now();
  try {
    const rows = prepare(String(asked.text)).all(asked.values);
    parentPort?.postMessage({ rows, took: performance.now() - began });
  } catch {
    // The connection that also writes runs it again, and says what is wrong.
    parentPort?.postMessage(null);
  }
});
