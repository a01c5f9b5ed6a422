// Copies the SQLite store in a thread of its own: the thread that answers calls goes on meanwhile.
import { parentPort, workerData } from "node:worker_threads";
import { copySqlite } from "../storage/sqliteCopy";

const { file, to } = { file: "", to: "", ...workerData };
copySqlite(String(file), String(to));
parentPort?.postMessage("copied");
