// Sheets as files, without a page: the same under a worker and in the platform.
export { type Cell, numberCell } from "./Cell";
export { BYTE_ORDER_MARK, csvLine } from "./csv";
export { DESTROYED } from "./cellText";
export { isWithinMonths } from "./isWithinMonths";
export { SheetBook } from "./SheetBook";
export { Workbook } from "./Workbook";
