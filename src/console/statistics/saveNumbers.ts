// Saves the numbers of a chart as a spreadsheet. The writer is loaded on demand.
import { saveFile } from "pilothouse/ui";
import type { ChartNumbers } from "./ChartTable";

export const numbersAsSheet = async (title: string, { columns, rows }: ChartNumbers, about = ""): Promise<Blob> => {
  const { numberCell, SheetBook } = await import("pilothouse/sheet");
  const book = new SheetBook(title, columns, false, about);
  book.add(rows.map(({ cells }) => cells.map(({ raw }, at) => (at === 0 ? raw : numberCell(raw)))));
  return book.finish();
};

export const saveNumbers = async (title: string, name: string, numbers: ChartNumbers, about: string): Promise<void> =>
  saveFile(await numbersAsSheet(title, numbers, about), `${name}.xlsx`);
