// Converts a file with rows, each as a line of JSON, to the requested XLSX or CSV file.
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";
import { BYTE_ORDER_MARK, type Cell, csvLine, Workbook } from "pilothouse/features/sheets/book";
import type { SheetOrder } from "./writeSheet";

const isOrder = (value: unknown): value is SheetOrder =>
  typeof value === "object" && value !== null && "rows" in value && "header" in value;
const isCells = (value: unknown): value is readonly Cell[] => Array.isArray(value);

const AT_ONCE = 500;

const batchesOf = async function* (file: string): AsyncGenerator<readonly (readonly Cell[])[]> {
  let batch: (readonly Cell[])[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    const cells: unknown = JSON.parse(line);
    if (isCells(cells)) batch.push(cells);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

const csvOf = async function* ({ rows, header }: SheetOrder): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header);
  for await (const batch of batchesOf(rows)) yield batch.map(csvLine).join("");
};

const bookOf = async ({ rows, title, header, typed }: SheetOrder): Promise<Readable> => {
  const book = new Workbook(title, header, typed);
  for await (const batch of batchesOf(rows)) await book.add(batch);
  return Readable.from((await book.finish()).stream());
};

const write = async (order: SheetOrder): Promise<number> => {
  await mkdir(dirname(order.file), { recursive: true });
  // Written under another name first, so that the file that is offered is always complete.
  const beside = `${order.file}.part`;
  try {
    const target = createWriteStream(beside, { flush: true });
    await pipeline(order.format === "csv" ? Readable.from(csvOf(order)) : await bookOf(order), target);
    await rename(beside, order.file);
    return target.bytesWritten;
  } finally {
    await rm(beside, { force: true });
  }
};

const order: unknown = workerData;
if (isOrder(order)) parentPort?.postMessage(await write(order));
