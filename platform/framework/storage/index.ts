// The store: queries and changes of a resource's rows, by its handle.
export { openStore } from "./open";
export type { Db, Row, Store } from "./Store";
export { transact } from "./transact";
export { columnFor, keyOf, tableFor } from "./tableFor";
export { type Column, type Table, tablesOf } from "./Table";

export { byKey, byKeys, type Condition, firstOf, firstWhere, oneOf, page, rowsOf, selectionOf, whereOf } from "./query";
export { insertRow, lockedRow, updateRow } from "./write";
export { decode, decodeRow, encodeRow, isEmpty } from "./codec";

// Notes that no resource has: what was done once, what is waited for.
export { forgetNote, noteOnce, NOTES, readNote, rewriteNote, takeNote } from "./bookkeeping";

// What an older store must be brought up to.
export { columnsOf, type Upgrade } from "./upgrade";
