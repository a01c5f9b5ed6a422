// The workbooks that an import writes: the good rows for the platform, and the other rows for people.
import { originalCell, visibleText } from "../../sheets/book/cellText";
import { SheetBook } from "../../sheets/book/SheetBook";
import type { ImportPlan } from "./ImportPlan";

/** A workbook of records with field names as headers, for a platform that takes whole files. */
export const writeRecordsWorkbook = (
  { title, fields }: ImportPlan,
  records: Iterable<Readonly<Record<string, unknown>>>,
): Blob => {
  const labels = fields.map(({ label }) => label);
  const book = new SheetBook(title, labels, true);
  for (const record of records) book.add([fields.map(({ name }) => String(record[name] ?? ""))]);
  return book.finish();
};

interface ReportRow {
  readonly cells: readonly string[];
  readonly reason: string;
}

/** Rows with their original cells and the reasons. Marks of lost values stay, so that nobody imports these rows. */
export const writeReasonsWorkbook = (
  title: string,
  header: readonly string[],
  reason: string,
  rows: Iterable<ReportRow>,
): Blob => {
  const all = [...rows];
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const heads = Array.from({ length: width }, (_, at) => visibleText(header[at] ?? ""));
  const book = new SheetBook(title, [...heads, reason], true);
  for (const row of all)
    book.add([[...Array.from({ length: width }, (_, at) => originalCell(row.cells[at] ?? "")), row.reason]]);
  return book.finish();
};
