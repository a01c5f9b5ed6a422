// The only way to a workbook's rows: past the guard.
import { checkWorkbook, type WorkbookLimits } from "./guard";
import { readSheet, type SheetRow } from "./readSheet";

/** @throws WorkbookRefused for one that holds more than is read, NoZipFile and NoWorkbook as readSheet */
export async function* readWorkbook(file: Blob, limits?: WorkbookLimits): AsyncGenerator<SheetRow> {
  await checkWorkbook(file, limits);
  yield* readSheet(file);
}
