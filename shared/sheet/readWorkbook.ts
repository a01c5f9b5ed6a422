// Reads the rows of a workbook after the guard has checked it. Nothing else may read a workbook.
import { checkWorkbook, type WorkbookLimits } from "./guard";
import { type ReadOptions, readSheet, type SheetRow } from "./readSheet";

/** @throws WorkbookRefused when it exceeds a limit, DamagedFile when its bytes are not those that were packed, NoZipFile and NoWorkbook like
 * readSheet */
export async function* readWorkbook(
  file: Blob,
  limits?: WorkbookLimits,
  options?: ReadOptions,
): AsyncGenerator<SheetRow> {
  await checkWorkbook(file, limits);
  yield* readSheet(file, options);
}
