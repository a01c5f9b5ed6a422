// The public names of the store, with which code reads and changes the rows of a resource by its handle.
export type { Db, Row, Store } from "./Store";
export { transact } from "./transact";
export { columnFor, keyOf, tableFor } from "./tableFor";
export { declaredType } from "./columns";
export { type Column, type Table, tablesOf } from "./Table";

export {
  findByKey,
  findByKeys,
  type Condition,
  findFirstOf,
  findFirst,
  oneOf,
  readRows,
  selectionOf,
  whereOf,
} from "./query";
export { creationOrder } from "./ids";
export { readPage } from "./page";
export { recordRowChanges, deleteRows, insertRow, lockRow, noteProgress, updateRow } from "./write";
export { recordEntry } from "./Recorder";
export { decode, decodeRow, encodeRow, isEmpty } from "./codec";

// Short-lived notes that belong to no resource, such as verification codes and used credentials.
export { deleteNote, addNote, NOTES_TABLE, readNote, rewriteNote, consumeNote } from "./bookkeeping";
export { storeSecretNote, readSecretNote } from "./secretNotes";

// What a console needs to upgrade a store of an older version.
export { storedColumnNames, type Upgrade } from "./upgrade";
