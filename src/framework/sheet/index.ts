// Reads and writes spreadsheets without a page, so that workers and the platform can use it.
export { type Cell, numberCell, textCell } from "./Cell";
export { BYTE_ORDER_MARK, csvLine } from "./csv";
export { DESTROYED } from "./cellText";
export { isWithinMonths } from "./isWithinMonths";
export { SheetBook } from "./SheetBook";
export { Workbook } from "./Workbook";
