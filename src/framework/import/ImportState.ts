// The state of an import as the page shows it.
import type { Counts, HeadRow, Mapping, Marks, SheetColumn } from "./ImportPlan";
import { type CheckState, UNCHECKED } from "./RowCheck";
import type { ImportProgress } from "./platformImport";

/** Choosing a file, checking it, sending it, paused, imported by the platform in the background, done. */
export type Phase = "choosing" | "checking" | "sending" | "paused" | "working" | "done";

export interface ImportState {
  readonly phase: Phase;
  readonly name: string;
  readonly sheets: readonly string[];
  readonly sheet: string;
  /** The number of the row with the headers; 0 when there is none. */
  readonly head: number;
  readonly heads: readonly HeadRow[];
  /** The number of hidden rows, and whether they are imported, too. */
  readonly hidden: number;
  readonly takesHidden: boolean;
  /** The decimal mark of each column that has one. */
  readonly marks: Marks;
  readonly columns: readonly SheetColumn[];
  readonly mapping: Mapping;
  readonly counts: Counts;
  /** Whether the whole file has been checked by the browser. */
  readonly complete: boolean;
  /** How far the platform has checked the rows. */
  readonly check: CheckState;
  /** The last progress of a background import. Null before the first report, and for a platform that answers each row at once. */
  readonly progress: ImportProgress | null;
  /** The error message for the operator. Null when there is none. */
  readonly trouble: string | null;
  /** Increases with every change of the rows. */
  readonly version: number;
}

const NOTHING: Counts = { waiting: 0, good: 0, bad: 0, repeated: 0, created: 0, exists: 0, refused: 0, unanswered: 0 };
export const FRESH: ImportState = {
  phase: "choosing",
  name: "",
  sheets: [],
  sheet: "",
  head: 0,
  heads: [],
  hidden: 0,
  takesHidden: false,
  marks: {},
  columns: [],
  mapping: {},
  counts: NOTHING,
  complete: false,
  check: UNCHECKED,
  progress: null,
  trouble: null,
  version: 0,
};
