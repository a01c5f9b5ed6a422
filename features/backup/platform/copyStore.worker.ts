// Copies the SQLite store in a worker thread, so that the main thread can answer calls meanwhile.
import { parentPort, workerData } from "node:worker_threads";
import { copySqlite } from "./sqliteCopy";

const { file, to } = { file: "", to: "", ...workerData };
copySqlite(String(file), String(to));
parentPort?.postMessage("copied");
