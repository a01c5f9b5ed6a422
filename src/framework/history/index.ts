// What the audit trail tells: its entries about records of any kind.
export { KindOfRecord, RecordChanges, RecordLink } from "./RecordOf";
