// Converts a workbook to a file with rows, each as a line of JSON: `[number, cells]`. A refusal is posted as a message,
// because a thrown error would lose its class on the way to the main thread.
import { createWriteStream, openAsBlob } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parentPort, threadId, workerData } from "node:worker_threads";
import { type WorkbookLimits, WorkbookRefused } from "../book/guard";
import { DamagedFile } from "../book/DamagedFile";
import { readWorkbook } from "../book/readWorkbook";

interface Order {
  readonly file: string;
  readonly rows: string;
  readonly limits: WorkbookLimits;
}
const isOrder = (value: unknown): value is Order =>
  typeof value === "object" && value !== null && "file" in value && "rows" in value && "limits" in value;

const linesOf = async function* ({ file, limits }: Order): AsyncGenerator<string> {
  // No person can be asked about hidden rows here. People who hide rows do not want to import them.
  for await (const { number, cells, isHidden } of readWorkbook(await openAsBlob(file), limits))
    if (!isHidden) yield `${JSON.stringify([number, cells])}\n`;
};

const read = async (order: Order): Promise<Readonly<Record<string, unknown>>> => {
  // The name is unique, because the same workbook may be uploaded twice at the same time.
  const beside = `${order.rows}.${process.pid}.${threadId}.part`;
  try {
    await pipeline(Readable.from(linesOf(order)), createWriteStream(beside));
    await rename(beside, order.rows);
    return {};
  } catch (error) {
    if (error instanceof DamagedFile) return { limit: "damaged" };
    return error instanceof WorkbookRefused ? { limit: error.limit, max: error.max } : { limit: null };
  } finally {
    await rm(beside, { force: true });
  }
};

const order: unknown = workerData;
if (isOrder(order)) parentPort?.postMessage(await read(order));
