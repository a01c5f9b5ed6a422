// Reads the rows of a workbook after the guard has checked it. Nothing else may read a workbook.
import { checkWorkbook, type WorkbookLimits } from "./guard";
import { readSheet, type SheetRow } from "./readSheet";

/** @throws WorkbookRefused when it exceeds a limit, NoZipFile and NoWorkbook like readSheet */
export async function* readWorkbook(
  file: Blob,
  limits?: WorkbookLimits,
  rest?: () => Promise<void>,
): AsyncGenerator<SheetRow> {
  await checkWorkbook(file, limits);
  yield* readSheet(file, rest);
}
