// What a definition cannot say about a resource: checked around the plain add, set and del.
import type { Step } from "../Platform";
import type { Row } from "../storage/Store";
import type { DuplicateCodes } from "./duplicates";

export interface Rules {
  readonly duplicateCodes?: DuplicateCodes;
  /** Answers what is stored. `params` is all that was sent. */
  readonly adding?: (step: Step, values: Row, params: Row) => Promise<Row>;
  readonly setting?: (step: Step, stored: Row, values: Row, params: Row) => Promise<Row>;
  readonly added?: (step: Step, stored: Row) => Promise<Row>;
  readonly deleting?: (step: Step, rows: readonly Row[]) => Promise<void>;
  /** A row that everybody may point to, whoever owns it. */
  readonly isShared?: (row: Row) => boolean;
}
