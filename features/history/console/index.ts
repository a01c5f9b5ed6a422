// What the audit trail tells of records of any kind.
export { ChangeList } from "./ChangeList";
export { readChanges } from "./HistoryEntry";
export { historyWords } from "./historyWords";
