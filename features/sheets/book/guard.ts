// Checks a workbook before it is read, because a zip file of a few hundred kilobytes may contain gigabytes. Every entry is
// unpacked once without storing it, and the first exceeded limit refuses the file.
import { finishChecksum, FIRST_CHECKSUM, nextChecksum } from "./checksum";
import { DamagedFile } from "./DamagedFile";
import { entriesOf, unpackEntry, type ZipEntry } from "./zipEntries";
import { XmlCounter } from "./XmlCounter";

export interface WorkbookLimits {
  readonly entries: number;
  /** Unpacked bytes of all entries. */
  readonly inflated: number;
  /** Unpacked bytes per packed byte. Checked after the first megabyte of an entry. */
  readonly ratio: number;
  readonly strings: number;
  readonly rows: number;
  /** The number of cells in all sheets. Each cell becomes an object in memory. */
  readonly cells: number;
  readonly columns: number;
  /** Bytes of one text, and between two rows or strings. */
  readonly cell: number;
  /** Milliseconds. */
  readonly time: number;
}

const MB = 1024 * 1024;

export const DEFAULT_WORKBOOK_LIMITS: WorkbookLimits = {
  entries: 1000,
  inflated: 512 * MB,
  ratio: 200,
  strings: 1_000_000,
  rows: 1_048_576,
  cells: 5_000_000,
  columns: 1024,
  cell: MB,
  time: 15_000,
};

export type WorkbookLimit = keyof WorkbookLimits;

/** The workbook exceeds a limit. */
export class WorkbookRefused extends Error {
  readonly limit: WorkbookLimit;
  readonly max: number;

  constructor(limit: WorkbookLimit, limits: WorkbookLimits) {
    super(`the workbook is refused by its ${limit}`);
    this.limit = limit;
    this.max = limits[limit];
  }
}

interface Counted {
  inflated: number;
  strings: number;
  rows: number;
  cells: number;
}

const readEntry = async (file: Blob, entry: ZipEntry, all: Counted, limits: WorkbookLimits, until: number) => {
  const refuse = (limit: WorkbookLimit): never => {
    throw new WorkbookRefused(limit, limits);
  };
  const counter = new XmlCounter();
  const reader = unpackEntry(file, entry).getReader();
  let bytes = 0;
  let checksum = FIRST_CHECKSUM;
  const read = () =>
    reader.read().catch((): never => {
      // Data that cannot be unpacked is damaged.
      throw new DamagedFile();
    });
  try {
    for (let next = await read(); !next.done; next = await read()) {
      bytes += next.value.byteLength;
      all.inflated += next.value.byteLength;
      if (all.inflated > limits.inflated) refuse("inflated");
      if (bytes > MB && bytes > entry.packed * limits.ratio) refuse("ratio");
      if (Date.now() > until) refuse("time");
      checksum = nextChecksum(checksum, next.value);
      counter.take(next.value);
      if (all.strings + counter.strings > limits.strings) refuse("strings");
      if (all.rows + counter.rows > limits.rows) refuse("rows");
      if (all.cells + counter.cells > limits.cells) refuse("cells");
      if (counter.columns > limits.columns) refuse("columns");
      if (counter.longest > limits.cell) refuse("cell");
    }
  } finally {
    // Without this, an abandoned stream would continue to unpack.
    await reader.cancel().catch(() => undefined);
  }
  if (finishChecksum(checksum) !== entry.checksum) throw new DamagedFile();
  all.strings += counter.strings;
  all.rows += counter.rows;
  all.cells += counter.cells;
};

/** @throws WorkbookRefused, DamagedFile for changed bytes, or NotAZipFile if the file is no valid zip file */
export const checkWorkbook = async (file: Blob, limits: WorkbookLimits = DEFAULT_WORKBOOK_LIMITS): Promise<void> => {
  const until = Date.now() + limits.time;
  const entries = await entriesOf(file, limits.entries);
  if (entries === null) throw new WorkbookRefused("entries", limits);
  // A declared size is refused at once. A false one is found by unpacking.
  if (entries.reduce((sum, { plain }) => sum + plain, 0) > limits.inflated)
    throw new WorkbookRefused("inflated", limits);
  if (entries.some(({ plain, packed }) => plain > MB && plain > packed * limits.ratio))
    throw new WorkbookRefused("ratio", limits);
  const all: Counted = { inflated: 0, strings: 0, rows: 0, cells: 0 };
  for (const entry of entries) await readEntry(file, entry, all, limits, until);
};
