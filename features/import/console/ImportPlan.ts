// The messages between the page and the worker about the rows of a file. They contain only plain data.
import type { Mapping, UnsureColumns } from "../../sheets/book/matchColumns";
import type { DecimalMark } from "./decimalMark";
import type { ImportField } from "./importFields";

export type { Mapping, UnsureColumns };

/** Whether rows only become new records, only change existing records, or do both. */
export type ImportMode = "add" | "update" | "both";

export interface PlanField {
  readonly name: string;
  readonly as: ImportField["as"];
  readonly many: boolean;
  /** Whether a row must have a value. False for a field with a default. */
  readonly required: boolean;
  /** The label, in the operator's language. */
  readonly label: string;
  /** Possible headers of its column: its labels in all languages. */
  readonly headers: readonly string[];
  readonly schema: ImportField["schema"];
  /** Labels of an enumeration's values in all languages. */
  readonly words: readonly (readonly [word: string, value: string | number])[];
  /** Values that a template offers, in the operator's language. */
  readonly choices: readonly string[];
  /** The resource of a reference. */
  readonly resource: string | null;
  /** The value of an empty cell in a new record, and its text for people. */
  readonly otherwise?: { readonly value: unknown; readonly text: string } | undefined;
  /** The name of the field that holds the country code of a phone number, such as +86. */
  readonly area?: string | null;
  /**
   * The currency of all amounts of the field; null if each record has its own currency, undefined for fields without
   * amounts.
   */
  readonly currency?: string | null | undefined;
  /** Whether the platform masks its values for the operator, so that files contain masks. */
  readonly isHidden?: boolean;
}

/** The fields that a person chose for the columns of a file, stored by its headers. */
export interface StoredColumns {
  readonly name: string;
  readonly mapping: Mapping;
}

export interface ImportPlan {
  /** The name of a template's sheet. */
  readonly title: string;
  /** Fields that identify a record. */
  readonly natural: readonly string[];
  /** The fields that identify a record together with its owner. */
  readonly telling?: readonly string[] | undefined;
  /** Other sets of fields whose values are unique together. */
  readonly alone?: readonly (readonly string[])[] | undefined;
  readonly fields: readonly PlanField[];
  /** Default: `add`. */
  readonly mode?: ImportMode;
  /** The key of a record, in the form that an export writes. Missing if rows only add records. */
  readonly key?: PlanField;
  /** The fields that are needed to complete unique values. For rows that change records. */
  readonly needed?: readonly string[];
  /** Possible headers of columns that a list shows, but no import changes. */
  readonly shownOnly?: readonly string[];
  /** The fields that the operator chose for columns of other files. */
  readonly recalled?: readonly StoredColumns[] | undefined;
  /** The operator's decimal mark, for columns that do not show their own. Default: the point. */
  readonly mark?: DecimalMark;
}

/** Index of a column -> its decimal mark. */
export type Marks = Readonly<Record<number, DecimalMark>>;

/** The parts of a file to read, if people have chosen them. */
export interface FileChoice {
  /** The name of the sheet. */
  readonly sheet?: string;
  /** The number of the row with the headers, from 1; 0 when the first row already has data. */
  readonly head?: number;
  /** Whether hidden rows are read, too. */
  readonly hidden?: boolean;
  /** Whether columns are matched only by their headers, without the choices for earlier files. */
  readonly anew?: boolean;
  /** Whether the example row of a template is read, too. */
  readonly examples?: boolean;
  /** Corrected decimal marks. */
  readonly marks?: Marks;
  readonly mode?: ImportMode;
  /** Ambiguous columns whose field people chose. */
  readonly decided?: readonly number[];
  readonly meant?: KeyMeanings;
}

export interface SheetColumn {
  readonly at: number;
  readonly header: string;
  /** The first values of the column that are not empty. */
  readonly samples: readonly string[];
}

/** A row that may contain the headers. */
export interface HeadRow {
  readonly number: number;
  readonly text: string;
}

export interface OpenedSheet {
  readonly sheets: readonly string[];
  readonly sheet: string;
  /** The number of the row with the headers. 0 when there is none. */
  readonly head: number;
  /** The first rows of the sheet. */
  readonly heads: readonly HeadRow[];
  /** The headers of all columns. */
  readonly header: readonly string[];
  readonly columns: readonly SheetColumn[];
  readonly mapping: Mapping;
  /** The ambiguous columns, which people must assign. */
  readonly unsure: UnsureColumns;
  /** Whether the columns were assigned as in an earlier file with the same headers. */
  readonly isRecalled: boolean;
}

/** A message key with its arguments. A text of the platform has no key. */
export interface CellProblem {
  readonly field: string;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * The state of a row. `repeated`: the row is valid, but an earlier row of the file is the same record. `unanswered`:
 * the row was sent without an answer, and is not sent again because the platform would create the record twice. If rows
 * may change records, a preview by the platform says whether a row `adds` a record, `changes` one, or leaves it the
 * `same`.
 */
export type RowState =
  | ("waiting" | "good" | "adds" | "changes" | "same" | "bad" | "repeated")
  | ("created" | "changed" | "exists" | "refused" | "unanswered");
export type RowStateCounts = Readonly<Record<RowState, number>>;

/** States of rows that are not imported, as far as this is known. */
export const NOT_IMPORTED: ReadonlySet<RowState> = new Set<RowState>(["bad", "repeated", "refused", "unanswered"]);
export const countNotImported = ({ bad, repeated, refused, unanswered }: RowStateCounts): number =>
  bad + repeated + refused + unanswered;

/** States of the rows that the import will send. */
export const STATES_TO_SEND: ReadonlySet<RowState> = new Set<RowState>(["good", "adds", "changes"]);
export const countToSend = ({ good, adds, changes }: RowStateCounts): number => good + adds + changes;

export const NO_ROW_COUNTS: RowStateCounts = {
  ...{ waiting: 0, good: 0, adds: 0, changes: 0, same: 0, bad: 0, repeated: 0 },
  ...{ created: 0, changed: 0, exists: 0, refused: 0, unanswered: 0 },
};

export const countStates = (states: readonly RowState[]): RowStateCounts => {
  const counts = { ...NO_ROW_COUNTS };
  for (const state of states) counts[state] += 1;
  return counts;
};

/** A value before and after, in words. */
export interface ValueChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What a row would do. For an existing record: its key, its version if the platform counts versions, and the changes. */
export interface RowUpdate {
  readonly is: "adds" | "changes" | "same";
  readonly key?: string | number;
  readonly version?: number;
  readonly changes: readonly ValueChange[];
}

/**
 * The result of a row that the platform checked. Without a reason or an update, the record of the row already exists.
 */
export interface RowVerdict {
  readonly at: number;
  readonly reason: string | null;
  readonly update?: RowUpdate;
  /** What would happen to an existing record, in words. */
  readonly there?: string;
}

export interface RowView {
  readonly at: number;
  /** The number of the row in the file, from 1. */
  readonly number: number;
  readonly state: RowState;
  /** The texts of the cells in the file, with marks where the file has lost a part of a value. */
  readonly cells: readonly string[];
  /** By column: how the cell was read, for a number that differs from its text, and for a number or path of records. */
  readonly understood: Readonly<Record<number, string>>;
  readonly problems: readonly CellProblem[];
  /** The platform's text if the record exists and does not change; otherwise null. */
  readonly there: string | null;
  /** The changes to the record. */
  readonly changes: readonly ValueChange[];
  /** The reason why the platform refused the row, or would refuse it. */
  readonly reason: string;
}

/** The key of the record with this text; null if there is no such record, false if there are several. */
export type FoundKey = string | number | null | false;

/** Resource -> text in the file -> key of the record. */
export type KeysByReference = Readonly<Record<string, Readonly<Record<string, FoundKey>>>>;

/** Resource -> text in the file -> the name of the record that was found for the text. */
export type NamesByReference = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text that is the name of one record and the key of another. */
export interface AmbiguousText {
  readonly named: string;
  readonly keyed: { readonly key: string | number; readonly name: string };
}

/** Resource -> whether such texts are meant as names or as keys. */
export type KeyMeanings = Readonly<Record<string, "name" | "key">>;

export interface FoundKeys {
  readonly keys: KeysByReference[string];
  readonly names: NamesByReference[string];
  readonly clashes: Readonly<Record<string, AmbiguousText>>;
}

export interface RowOutcome {
  readonly at: number;
  readonly state: "created" | "changed" | "same" | "exists" | "refused" | "unanswered";
  readonly reason?: string;
}

export interface ValidRow {
  readonly at: number;
  /** The texts of the cells in the file. */
  readonly cells: readonly string[];
  readonly record: Readonly<Record<string, unknown>>;
  /** The result of the check; missing for rows that were not checked. */
  readonly update?: RowUpdate;
}

export type ShownRows = "all" | "changes" | "bad";

/** The texts of a template, in the operator's language. */
export interface TemplateWords {
  /** The names of the sheets with rules and with allowed values. */
  readonly rules: string;
  readonly values: string;
  readonly rulesHeader: readonly [column: string, rule: string];
  /** The rules of each field. */
  readonly ruleOf: Readonly<Record<string, string>>;
  /** Examples by field, for values that only the platform knows. */
  readonly examples: Readonly<Record<string, string>>;
}

/** Requests of the page to the worker, and their answers. */
export interface WorkerQuestions {
  readonly open: {
    readonly plan: ImportPlan;
    readonly file: Blob;
    readonly choice: FileChoice;
    readonly ask: OpenedSheet;
  };
  readonly map: { readonly mapping: Mapping; readonly marks: Marks; readonly ask: null };
  readonly keys: { readonly keys: KeysByReference; readonly names: NamesByReference; readonly ask: null };
  readonly rows: {
    readonly from: number;
    readonly count: number;
    readonly shown: ShownRows;
    readonly ask: readonly RowView[];
  };
  /** The next good rows after a position. */
  readonly good: { readonly count: number; readonly after: number; readonly ask: readonly ValidRow[] };
  /** A workbook of the good rows. */
  readonly good_book: { readonly ask: Blob };
  readonly verdicts: { readonly verdicts: readonly RowVerdict[]; readonly ask: null };
  readonly outcomes: { readonly outcomes: readonly RowOutcome[]; readonly ask: null };
  readonly report: { readonly reason: string; readonly reasons: Readonly<Record<number, string>>; readonly ask: Blob };
  readonly template: { readonly plan: ImportPlan; readonly words: TemplateWords; readonly ask: Blob };
}
export type QuestionName = keyof WorkerQuestions;

/** Reports that the worker sends by itself. */
export interface ImportUpdate {
  readonly counts: RowStateCounts;
  /** Whether the whole file has been read and checked. */
  readonly complete: boolean;
  /** The decimal mark of each column that has one. */
  readonly marks: Marks;
  /** The number of rows that are hidden in the file. */
  readonly hidden: number;
  /** The number of example rows of a template. */
  readonly examples: number;
  /** Resource -> texts whose records must be looked up. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
}
