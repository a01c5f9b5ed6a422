// What the page tells the worker about a file's rows, and what the two say to each other: plain data only.
import type { ImportField } from "./importFields";

export interface PlanField {
  readonly name: string;
  readonly as: ImportField["as"];
  readonly many: boolean;
  readonly required: boolean;
  /** In the operator's language. */
  readonly label: string;
  /** Headers it is known by: its labels in every language. */
  readonly headers: readonly string[];
  readonly schema: ImportField["schema"];
  /** Words of an enumeration's values in every language. */
  readonly words: readonly (readonly [word: string, value: string | number])[];
  /** What a template offers, in the operator's language. */
  readonly choices: readonly string[];
  /** Whose records a reference names. */
  readonly resource: string | null;
}

export interface ImportPlan {
  /** Name of the sheet of a template. */
  readonly title: string;
  /** Fields that tell records apart. */
  readonly natural: readonly string[];
  readonly fields: readonly PlanField[];
}

/** Index of a column -> name of a field. */
export type Mapping = Readonly<Record<number, string>>;

export interface SheetColumn {
  readonly at: number;
  readonly header: string;
  /** First values that are not empty. */
  readonly samples: readonly string[];
}

export interface OpenedSheet {
  /** What stands above all columns. */
  readonly header: readonly string[];
  readonly columns: readonly SheetColumn[];
  readonly mapping: Mapping;
}

/** A message key with what fills it; a text the platform answered has no key. */
export interface Problem {
  readonly field: string;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** `repeated`: right in itself, but an earlier row of the file is the same record. */
export type RowState = "waiting" | "good" | "bad" | "repeated" | "created" | "exists" | "refused";
export type Counts = Readonly<Record<RowState, number>>;

/** States of rows that are given back. */
export const NOT_TAKEN: ReadonlySet<RowState> = new Set<RowState>(["bad", "repeated", "refused"]);
export const notTaken = ({ bad, repeated, refused }: Counts): number => bad + repeated + refused;

export interface RowView {
  readonly at: number;
  /** As the file counts it, from 1. */
  readonly number: number;
  readonly state: RowState;
  readonly cells: readonly string[];
  readonly problems: readonly Problem[];
  /** Why the platform refused it. */
  readonly reason: string;
}

/** resource -> text in the file -> key of the record, null when there is none or more than one */
export type Keys = Readonly<Record<string, Readonly<Record<string, string | number | null>>>>;

export interface RowOutcome {
  readonly at: number;
  readonly state: "created" | "exists" | "refused";
  readonly reason?: string;
}

export interface GoodRow {
  readonly at: number;
  /** As they stand in the file. */
  readonly cells: readonly string[];
  readonly record: Readonly<Record<string, unknown>>;
}

export type Shown = "all" | "bad";

/** What the page may ask of the worker, with what it answers. */
export interface Questions {
  readonly open: { readonly plan: ImportPlan; readonly file: Blob; readonly ask: OpenedSheet };
  readonly map: { readonly mapping: Mapping; readonly ask: null };
  readonly keys: { readonly keys: Keys; readonly ask: null };
  readonly rows: {
    readonly from: number;
    readonly count: number;
    readonly shown: Shown;
    readonly ask: readonly RowView[];
  };
  /** The next good rows after a place. */
  readonly good: { readonly count: number; readonly after: number; readonly ask: readonly GoodRow[] };
  /** A workbook of the good rows alone. */
  readonly good_book: { readonly ask: Blob };
  readonly outcomes: { readonly outcomes: readonly RowOutcome[]; readonly ask: null };
  readonly report: { readonly reason: string; readonly reasons: Readonly<Record<number, string>>; readonly ask: Blob };
  readonly template: {
    readonly plan: ImportPlan;
    readonly example: readonly string[];
    readonly values: string;
    readonly ask: Blob;
  };
}
export type QuestionName = keyof Questions;

/** Told without being asked. */
export interface Told {
  readonly counts: Counts;
  /** Whether the whole file has been read and judged. */
  readonly complete: boolean;
  /** resource -> texts whose records are to be found */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
}
