// An export: its rows are read page by page and kept on the disk as they come, so that it goes on where it was; from them a
// thread of its own makes the file.
import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Failure, noPermission } from "../wire/Failure";
import { defineJob, type Platform, type Work } from "../Platform";
import type { Job } from "../queue/Job";
import type { Row } from "../storage/Store";
import { type SheetOrder, writeSheet } from "../workers/writeSheet";
import { createCellWriter, exportColumns, type ExportManner } from "./exportCells";
import { covers, type ExportReach } from "./exportReach";
import { exportRows, type Place } from "./exportRows";
import { isObject } from "../wire/readJson";

export const EXPORT = "export";
/** Milliseconds between notes of how far it is. */
const NOTED = 500;

export interface ExportAsked extends ExportManner {
  readonly format: "xlsx" | "csv";
  readonly filters: Row;
  readonly reach: ExportReach;
  /** Name of the file, with its ending. */
  readonly file: string;
}

const isAsked = (value: unknown): value is ExportAsked =>
  isObject(value) && "filters" in value && "zone" in value && "file" in value && "reach" in value;

export const askedOf = (payload: unknown): ExportAsked => {
  if (!isAsked(payload)) throw new Error("the export cannot be read");
  return payload;
};

const folderOf = ({ tasksDir }: Platform, { id }: Pick<Job, "id">): string => join(tasksDir, id);

export const exportFile = (platform: Platform, job: Pick<Job, "id" | "payload">): string =>
  join(folderOf(platform, job), askedOf(JSON.parse(job.payload)).file);

interface Kept {
  readonly last: Place;
  readonly rows: number;
  /** Of the rows that are kept, up to and with the last. */
  readonly bytes: number;
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) && "last" in value && "rows" in value && "bytes" in value;

/** Where to go on; null when nothing is kept here: another process began it, or nobody did. */
const keptIn = async (file: string, cursor: unknown): Promise<Kept | null> => {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  return isKept(cursor) && size >= cursor.bytes ? cursor : null;
};

const collect = async ({ platform, job, cursor, signal, note, rest }: Work, asked: ExportAsked, spool: string) => {
  const caller = await platform.callers.byAccount(job.account, platform.now());
  const table = platform.tables.get(job.resource);
  if (!caller) throw noPermission();
  if (!table) throw new Failure(404);
  if (!covers(platform, table, caller, asked.reach)) throw noPermission();
  // What came within its reach since is not in the file: it holds what it was asked for.
  const within = { ...caller, companies: asked.reach.owners };
  await mkdir(dirname(spool), { recursive: true });
  const kept = await keptIn(spool, cursor);
  const cells = createCellWriter(platform, table, asked);
  const { total, pages } = await exportRows(platform, table, within, asked.filters, kept?.last ?? null);
  let { rows, bytes } = kept ?? { rows: 0, bytes: 0 };
  const target = await open(spool, kept === null ? "w" : "r+");
  try {
    await target.truncate(bytes);
    await note({ done: rows, total: Math.max(total, rows) });
    let noted = Date.now();
    for await (const page of pages) {
      const lines = Buffer.from((await cells(page.rows)).map((row) => `${JSON.stringify(row)}\n`).join(""));
      await target.write(lines, 0, lines.length, bytes);
      rows += page.rows.length;
      bytes += lines.length;
      const isDue = Date.now() - noted >= NOTED;
      if (isDue) noted = Date.now();
      const far = { cursor: { last: page.last, rows, bytes }, done: rows, total: Math.max(total, rows) };
      if (isDue || signal.aborted) await note(far);
      await rest();
    }
    await note({ done: rows, total: rows });
  } finally {
    await target.close();
  }
  return { table, rows };
};

export const exportJob = defineJob({
  kind: EXPORT,
  read: askedOf,
  run: async (work, asked) => {
    const { platform, job, signal } = work;
    const spool = join(folderOf(platform, job), "rows");
    const { table, rows } = await collect(work, asked, spool);
    const title = table.resource.label[asked.language];
    const header = exportColumns(table).map(({ field }) => field.label[asked.language]);
    const order: SheetOrder = { rows: spool, file: exportFile(platform, job), format: asked.format, title, header };
    const size = await writeSheet(order, signal);
    await rm(spool, { force: true });
    return { size, rows };
  },
  forget: (platform, job) => rm(folderOf(platform, job), { recursive: true, force: true }),
});
