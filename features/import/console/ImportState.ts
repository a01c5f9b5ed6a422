// The state of an import as the page shows it.
import {
  type RowStateCounts,
  type FoundKeys,
  type HeadRow,
  type ImportMode,
  type Mapping,
  type Marks,
  NO_ROW_COUNTS,
  type SheetColumn,
  type UnsureColumns,
} from "./ImportPlan";
import { type RowCheckState, UNCHECKED } from "./PlatformRowCheck";
import type { ImportProgress } from "./platformImport";

/** The file is chosen, checked, sent, paused, imported by the platform in the background, or done. */
export type ImportPhase = "choosing" | "checking" | "sending" | "paused" | "working" | "done";

export interface ImportState {
  readonly phase: ImportPhase;
  readonly mode: ImportMode;
  readonly name: string;
  readonly sheets: readonly string[];
  readonly sheet: string;
  /** The number of the row with the headers; 0 when there is none. */
  readonly head: number;
  readonly heads: readonly HeadRow[];
  /** The number of hidden rows, and whether they are imported, too. */
  readonly hidden: number;
  readonly takesHidden: boolean;
  /** The number of example rows of a template, and whether they are imported, too. */
  readonly examples: number;
  readonly takesExamples: boolean;
  /** The decimal mark of each column that has one. */
  readonly marks: Marks;
  readonly columns: readonly SheetColumn[];
  readonly mapping: Mapping;
  /** The ambiguous columns, which people must assign. */
  readonly unsure: UnsureColumns;
  /** Whether the columns were assigned as in an earlier file with the same headers. */
  readonly isRecalled: boolean;
  /** Texts to ask people about, by resource: each is the name of one record and the key of another. */
  readonly clashes: Readonly<Record<string, FoundKeys["clashes"]>>;
  readonly counts: RowStateCounts;
  /** Whether the whole file has been checked by the browser. */
  readonly complete: boolean;
  /** The progress of the platform's check of the rows. */
  readonly check: RowCheckState;
  /** The last progress of a background import. Null before the first report, and for a platform that answers each row at once. */
  readonly progress: ImportProgress | null;
  /** The error message for the operator. Null when there is none. */
  readonly trouble: string | null;
  /** Increases with every change of the rows. */
  readonly version: number;
}

/** All members except the mode, which stays when another file is chosen. */
export const NO_FILE: Omit<ImportState, "mode"> = {
  phase: "choosing",
  name: "",
  sheets: [],
  sheet: "",
  head: 0,
  heads: [],
  hidden: 0,
  takesHidden: false,
  examples: 0,
  takesExamples: false,
  marks: {},
  columns: [],
  mapping: {},
  unsure: {},
  isRecalled: false,
  clashes: {},
  counts: NO_ROW_COUNTS,
  complete: false,
  check: UNCHECKED,
  progress: null,
  trouble: null,
  version: 0,
};
