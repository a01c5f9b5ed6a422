// Saves the numbers of a chart as a spreadsheet. The writer is loaded on demand.
import { saveFile } from "pilothouse/ui";
import type { ChartNumbers } from "./ChartTable";

export const numbersAsSheet = async (title: string, { columns, rows }: ChartNumbers): Promise<Blob> => {
  const { numberCell, SheetBook } = await import("pilothouse/sheet");
  const book = new SheetBook(title, columns);
  book.add(rows.map(({ cells }) => cells.map(({ raw }, at) => (at === 0 ? raw : numberCell(raw)))));
  return book.finish();
};

export const saveNumbers = async (title: string, name: string, numbers: ChartNumbers): Promise<void> =>
  saveFile(await numbersAsSheet(title, numbers), `${name}.xlsx`);
