import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { BYTE_ORDER_MARK, type Cell, csvLine, Workbook } from "../../src/kit/sheet";
import type { Caller, Platform } from "../Platform";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { cellWriter, exportColumns, type ExportManner } from "./exportCells";
import { exportRows } from "./exportRows";

export interface ExportAsked extends ExportManner {
  readonly format: "xlsx" | "csv";
  readonly filters: Row;
}

export interface ExportJob {
  readonly platform: Platform;
  readonly table: Table;
  readonly caller: Caller;
  readonly asked: ExportAsked;
  /** Where the file goes. */
  readonly file: string;
  progress(done: number, total: number): Promise<void>;
}

interface SheetWriter {
  add(rows: readonly (readonly Cell[])[]): Promise<void>;
  finish(): Promise<Blob>;
}

const csvWriter = (header: readonly string[]): SheetWriter => {
  const parts = [new Blob([BYTE_ORDER_MARK, csvLine(header)])];
  return {
    add: async (rows) => {
      parts.push(new Blob(rows.map(csvLine)));
    },
    finish: async () => new Blob(parts),
  };
};

/** Writes what the filters match; other calls are answered between its pages. Answers the number of bytes. */
export const writeExport = async ({ platform, table, caller, asked, file, progress }: ExportJob): Promise<number> => {
  const { label } = table.resource;
  const header = exportColumns(table).map(({ field }) => field.label[asked.language]);
  const writer: SheetWriter = asked.format === "csv" ? csvWriter(header) : new Workbook(label[asked.language], header);
  const cells = cellWriter(platform, table, caller, asked);
  const { total, pages } = await exportRows(platform, table, caller, asked.filters);
  let done = 0;
  for await (const rows of pages) {
    await writer.add(await cells(rows));
    done += rows.length;
    await progress(done, Math.max(total, done));
    await setImmediate();
  }
  await progress(done, done);
  const blob = await writer.finish();
  await mkdir(dirname(file), { recursive: true });
  // Beside first: what is offered is always whole.
  const beside = `${file}.part`;
  try {
    await pipeline(Readable.from(blob.stream()), createWriteStream(beside));
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
  return blob.size;
};
