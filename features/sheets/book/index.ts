// Reads and writes spreadsheets without a page, so that workers and the platform can use it.
export { type Cell, toNumberCell } from "./Cell";
export { cellForm, type CellColumn, type NamesByResource } from "./CellColumn";
export { headerOf } from "./headerOf";
export { BYTE_ORDER_MARK, csvLine } from "./csv";
export { LOST_DIGITS_MARK, visibleText } from "./cellText";
export { isWithinMonths } from "./isWithinMonths";
export { HEADER_SEARCH_ROWS, type Mapping, matchColumns, type NamedField } from "./matchColumns";
export { withCurrencyColumns, columnHeader } from "./moneyColumns";
export { nameAndKey } from "./nameAndKey";
export { createCells } from "./recordCells";
export { SheetBook } from "./SheetBook";
export { addKeyColumn } from "./addKeyColumn";
export { Workbook } from "./Workbook";
