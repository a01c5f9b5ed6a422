// Stands before whatever reads a workbook: a zip file of a few hundred kilobytes may hold gigabytes. Every entry is unpacked
// once, nothing of it is kept, and the first count that is passed ends it.
import { entriesOf, type ZipEntry } from "./zipEntries";
import { XmlCounter } from "./XmlCounter";

export interface WorkbookLimits {
  readonly entries: number;
  /** Bytes of all entries, unpacked. */
  readonly inflated: number;
  /** Bytes that one packed byte may become, from the first megabyte of an entry on. */
  readonly ratio: number;
  readonly strings: number;
  readonly rows: number;
  /** Of all sheets: each is an object in memory once it is read. */
  readonly cells: number;
  readonly columns: number;
  /** Bytes of one text, and of what stands between two rows or strings. */
  readonly cell: number;
  /** Milliseconds. */
  readonly time: number;
}

const MB = 1024 * 1024;

export const WORKBOOK: WorkbookLimits = {
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

/** The workbook holds more than is read. */
export class WorkbookRefused extends Error {
  readonly limit: WorkbookLimit;
  readonly max: number;

  constructor(limit: WorkbookLimit, limits: WorkbookLimits) {
    super(`the workbook is refused by its ${limit}`);
    this.limit = limit;
    this.max = limits[limit];
  }
}

const DEFLATED = 8;

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
  const packed = file.slice(entry.from, entry.from + entry.packed).stream();
  const plain = entry.method === DEFLATED ? packed.pipeThrough(new DecompressionStream("deflate-raw")) : packed;
  const counter = new XmlCounter();
  const reader = plain.getReader();
  let bytes = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      bytes += next.value.byteLength;
      all.inflated += next.value.byteLength;
      if (all.inflated > limits.inflated) refuse("inflated");
      if (bytes > MB && bytes > entry.packed * limits.ratio) refuse("ratio");
      if (Date.now() > until) refuse("time");
      counter.take(next.value);
      if (all.strings + counter.strings > limits.strings) refuse("strings");
      if (all.rows + counter.rows > limits.rows) refuse("rows");
      if (all.cells + counter.cells > limits.cells) refuse("cells");
      if (counter.columns > limits.columns) refuse("columns");
      if (counter.longest > limits.cell) refuse("cell");
    }
  } finally {
    // A stream that is left in the middle would go on unpacking.
    await reader.cancel().catch(() => undefined);
  }
  all.strings += counter.strings;
  all.rows += counter.rows;
  all.cells += counter.cells;
};

/** @throws WorkbookRefused; NoZipFile for what is none, or says one thing here and another there */
export const checkWorkbook = async (file: Blob, limits: WorkbookLimits = WORKBOOK): Promise<void> => {
  const until = Date.now() + limits.time;
  const entries = await entriesOf(file, limits.entries);
  if (entries === null) throw new WorkbookRefused("entries", limits);
  // What the file itself says is refused at once; what it hides shows when it is unpacked.
  if (entries.reduce((sum, { plain }) => sum + plain, 0) > limits.inflated)
    throw new WorkbookRefused("inflated", limits);
  if (entries.some(({ plain, packed }) => plain > MB && plain > packed * limits.ratio))
    throw new WorkbookRefused("ratio", limits);
  const all: Counted = { inflated: 0, strings: 0, rows: 0, cells: 0 };
  for (const entry of entries) await readEntry(file, entry, all, limits, until);
};
