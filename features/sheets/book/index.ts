// Reads and writes spreadsheets without a page, so that workers and the platform can use it.
export { type Cell, numberCell } from "./Cell";
export { cellForm, type CellColumn, type Names } from "./CellColumn";
export { headerOf } from "./headerOf";
export { BYTE_ORDER_MARK, csvLine } from "./csv";
export { LOST_DIGITS_MARK, visibleText } from "./cellText";
export { isWithinMonths } from "./isWithinMonths";
export { HEAD_ROWS, type Mapping, matchColumns, type NamedField } from "./matchColumns";
export { withCurrencyColumns, columnHeader } from "./moneyColumns";
export { nameAndKey } from "./nameAndKey";
export { createCells } from "./recordCells";
export { SheetBook } from "./SheetBook";
export { withKey } from "./withKey";
export { Workbook } from "./Workbook";
