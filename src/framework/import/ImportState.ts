// What a page shows of an import.
import type { Counts, Mapping, SheetColumn } from "./ImportPlan";
import type { ImportProgress } from "./platformImport";

/** choosing a file, checking it, sending it, stopped on the way, imported by the platform by itself, done. */
export type Phase = "choosing" | "checking" | "sending" | "paused" | "working" | "done";

export interface ImportState {
  readonly phase: Phase;
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly mapping: Mapping;
  readonly counts: Counts;
  /** Whether the whole file has been judged. */
  readonly complete: boolean;
  /** What the platform said last of rows that were handed over; null before, and of one that answers each row at once. */
  readonly progress: ImportProgress | null;
  /** What went wrong, for people; null when nothing did. */
  readonly trouble: string | null;
  /** Grows with every change of the rows. */
  readonly version: number;
}

const NOTHING: Counts = { waiting: 0, good: 0, bad: 0, repeated: 0, created: 0, exists: 0, refused: 0 };
export const FRESH: ImportState = {
  phase: "choosing",
  name: "",
  columns: [],
  mapping: {},
  counts: NOTHING,
  complete: false,
  progress: null,
  trouble: null,
  version: 0,
};
