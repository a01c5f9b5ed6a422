// The job of an export. It reads the rows page by page and appends them to a spool file. If it is interrupted, it
// continues after the last page. At the end, a worker thread turns the spool into the XLSX or CSV file.
import { randomBytes } from "node:crypto";
import { open, stat } from "node:fs/promises";
import { headerOf } from "pilothouse/features/sheets/book";
import { type FileKey, taskKey } from "../../../platform/framework/fileStore/FileStore";
import { deleteScratch, scratchFile } from "../../../platform/framework/fileStore/scratch";
import { Failure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { defineJob, type Platform, type Work } from "../../../platform/framework/Platform";
import type { Job } from "../../../platform/framework/queue/Job";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Row } from "../../../platform/framework/storage/Store";
import { type SheetOrder, writeSheet } from "../../sheets/platform/writeSheet";
import { createCellWriter, type ExportLocale } from "../../sheets/platform/cells";
import { exportColumns } from "../../sheets/platform/columns";
import { mayStillDownload, type ExportReach, exportReachOf } from "./exportReach";
import { exportRows, type RowPosition } from "./exportRows";
import { isObject } from "../../../platform/framework/wire/readJson";

export const EXPORT_JOB_KIND = "export";
/** Milliseconds between two reports of progress. */
const NOTE_INTERVAL = 500;

export interface ExportOrder extends ExportLocale {
  readonly format: "xlsx" | "csv";
  readonly filters: Row;
  /** Fields in the order of the columns. Empty for the columns of the list. Missing in orders of older versions. */
  readonly columns?: readonly string[];
  /** The field that the rows are sorted by, and the direction: `sort_field`, `sort_order`. */
  readonly sort?: Row;
  /** The time of the request in seconds since 1970, from which periods like "the last 7 days" are computed. */
  readonly asked?: number;
  /** The number of rows that was announced to the person. */
  readonly expected?: number;
  /**
   * Missing in orders of the first versions: their files contain the rows that the account reaches when the file is
   * written.
   */
  readonly reach?: ExportReach;
  /** The name of the file, with its ending. */
  readonly file: string;
}

const isOrder = (value: unknown): value is ExportOrder =>
  isObject(value) && "filters" in value && "zone" in value && "file" in value;

/** Checks the payload of an export job. @throws Failure 500 if it has another shape */
export const readExportOrder = (payload: unknown): ExportOrder => {
  if (!isOrder(payload)) throw new Failure(500, "unreadable");
  return payload;
};

/** The order of a job; null if another version wrote it and this one cannot read it. */
export const findExportOrder = ({ payload }: Pick<Job, "payload">): ExportOrder | null => {
  const order: unknown = parseStored(payload);
  return isOrder(order) ? order : null;
};

/** The key of the finished file. */
export const exportKey = (job: Pick<Job, "id" | "payload">): FileKey =>
  taskKey(job.id, readExportOrder(parseStored(job.payload)).file);

/** The cursor of the job: how much of the spool is complete. */
interface Spooled {
  /** The name of the spool. An instance that continues the job begins a new one. */
  readonly spool: string;
  readonly last: RowPosition;
  readonly rows: number;
  /** The length of the spool up to and including the last row. */
  readonly bytes: number;
}

const isSpooled = (value: unknown): value is Spooled =>
  isObject(value) && "spool" in value && "last" in value && "rows" in value && "bytes" in value;

const spoolPath = ({ scratch }: Platform, { id }: Job, spool: string): Promise<string> =>
  scratchFile(scratch, id, `${spool}.rows`);

/** The place where to continue. Null if the job is new, or if its spool is on another instance. */
const spooledIn = async ({ platform, job, cursor }: Work): Promise<Spooled | null> => {
  if (!isSpooled(cursor)) return null;
  const size = await stat(await spoolPath(platform, job, cursor.spool)).then(
    (found) => found.size,
    () => 0,
  );
  return size >= cursor.bytes ? cursor : null;
};

/** Writes the rows to the spool. @throws Failure 513 if the account has lost the right to them */
const spoolRows = async (work: Work, order: ExportOrder) => {
  const { platform, job, signal, note, rest } = work;
  const caller = await platform.callers.byAccount(job.account, platform.now());
  const table = platform.tables.get(job.resource);
  if (!caller) throw noPermissionFailure();
  if (!table) throw new Failure(404);
  const { reach = exportReachOf(platform, table, caller) } = order;
  if (!mayStillDownload(platform, table, caller, reach)) throw noPermissionFailure();
  // Uses the reach at the time of the request. Rows that the caller has reached only since then are left out.
  const within = { ...caller, companies: reach.owners, seesPersonal: reach.sees };
  const spooled = await spooledIn(work);
  const spool = spooled?.spool ?? randomBytes(8).toString("hex");
  const path = await spoolPath(platform, job, spool);
  const columns = exportColumns(platform.model, table, order.language, order.columns);
  const cells = createCellWriter(platform, within, table, { ...order, columns });
  const at = { now: order.asked ?? job.created, zone: order.zone };
  const { total, pages } = await exportRows(platform, table, within, { ...order, at }, spooled?.last ?? null);
  let { rows, bytes } = spooled ?? { rows: 0, bytes: 0 };
  const target = await open(path, spooled === null ? "w" : "r+");
  try {
    await target.truncate(bytes);
    await note({ done: rows, total: Math.max(total, rows) });
    let noted = Date.now();
    for await (const page of pages) {
      const lines = Buffer.from((await cells(page.rows)).map((row) => `${JSON.stringify(row)}\n`).join(""));
      await target.write(lines, 0, lines.length, bytes);
      rows += page.rows.length;
      bytes += lines.length;
      const isDue = Date.now() - noted >= NOTE_INTERVAL;
      if (isDue) noted = Date.now();
      const progress = { cursor: { spool, last: page.last, rows, bytes }, done: rows, total: Math.max(total, rows) };
      if (isDue || signal.aborted) await note(progress);
      await rest();
    }
    await note({ done: rows, total: rows });
  } finally {
    await target.close();
  }
  return { table, columns, rows, path };
};

export const exportJob = defineJob({
  kind: EXPORT_JOB_KIND,
  read: readExportOrder,
  run: async (work, order) => {
    const { platform, job, signal } = work;
    const { table, columns, rows, path } = await spoolRows(work, order);
    const title = table.resource.label[order.language];
    const header = columns.map((column) => headerOf(column, order.zone));
    const file = `${path}.sheet`;
    const sheet: SheetOrder = { rows: path, file, format: order.format, title, header };
    const size = await writeSheet(sheet, signal);
    await platform.files.take(exportKey(job), file);
    await deleteScratch(platform.scratch, job.id);
    return { size, rows };
  },
  forget: async ({ files, scratch }, { id }) => {
    await deleteScratch(scratch, id);
    await files.remove(`tasks/${id}`);
  },
});
