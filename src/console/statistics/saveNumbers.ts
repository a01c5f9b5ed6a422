// Saves the numbers of a chart as a spreadsheet. The writer is loaded on demand.
import { saveFile } from "pilothouse/ui";
import type { ChartNumbers } from "./ChartTable";

/** `zone`: the time zone of the days, in words, for the header. */
export const writeNumbersSheet = async (
  title: string,
  { columns, rows }: ChartNumbers,
  zone: string,
): Promise<Blob> => {
  const { toNumberCell, SheetBook } = await import("pilothouse/features/sheets/book");
  const [first, ...others] = columns;
  const book = new SheetBook(title, [`${first} · ${zone}`, ...others]);
  book.add(rows.map(({ cells }) => cells.map(({ raw }, at) => (at === 0 ? raw : toNumberCell(raw)))));
  return book.finish();
};

export const saveNumbers = async (title: string, name: string, numbers: ChartNumbers, zone: string): Promise<void> =>
  saveFile(await writeNumbersSheet(title, numbers, zone), `${name}.xlsx`);
