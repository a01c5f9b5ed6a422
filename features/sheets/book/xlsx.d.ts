// An export of `xlsx` that its types do not declare.
import type { UnpackedBook } from "./unpackBook";

declare module "xlsx" {
  /** Reads a workbook from an unpacked zip file. Takes the options of `read`. */
  export function parse_zip(zip: UnpackedBook, options: ParsingOptions): WorkBook;
}
