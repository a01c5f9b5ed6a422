// Reads the rows of a workbook after the guard has checked it. No other code may read a workbook.
import { checkWorkbook, type WorkbookLimits } from "./guard";
import { type ReadOptions, readSheet, type SheetRow } from "./readSheet";

/** @throws WorkbookRefused if it exceeds a limit, DamagedFile if its bytes were changed, NotAZipFile and NotAWorkbook like readSheet */
export async function* readWorkbook(
  file: Blob,
  limits?: WorkbookLimits,
  options?: ReadOptions,
): AsyncGenerator<SheetRow> {
  await checkWorkbook(file, limits);
  yield* readSheet(file, options);
}
