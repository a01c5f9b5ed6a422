// Entries that a transaction can add to the audit trail.
import type { TrailEvent } from "../../../generator";
import type { Table } from "./Table";

type Row = Readonly<Record<string, unknown>>;

/** A row that was inserted (no `before`), changed, or deleted (no `after`). Both are rows as stored. */
export interface RowChange {
  readonly is: "row";
  readonly table: Table;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Many rows that one statement changed in the same way. `facts` says which, by name of a field or fact. */
export interface BulkChange {
  readonly is: "bulk";
  readonly table: Table;
  readonly event: Extract<TrailEvent, "add" | "set" | "del">;
  readonly count: number;
  readonly facts: Row;
}

/** An event that is no change of rows. */
export interface Happening {
  readonly is: "event";
  readonly event: TrailEvent;
  /** The table of the record that it is about, and its row. */
  readonly about?: { readonly table: Table; readonly row: Row } | undefined;
  /** The account, when the request did not carry a session: when signing in. */
  readonly account?: Row | undefined;
  /** The sign-in name that was given, when no account has it. */
  readonly name?: string | undefined;
  /** Facts of the platform about it, such as the seconds that a person watched. */
  readonly facts?: Row | undefined;
  /** Parameters or filters of the request. Only those that the call or its resource declares are recorded. */
  readonly asked?: Row | undefined;
  /** The code of a refusal. */
  readonly code?: number | undefined;
  /** Recorded only if the transaction changed no record, and there is no other entry before it. */
  readonly onlyAlone?: boolean | undefined;
}

/** The entries of a part of a transaction, which are recorded as if that part were a separate transaction. */
export interface Part {
  readonly is: "part";
  readonly entries: readonly Entry[];
}

export type Entry = RowChange | BulkChange | Happening | Part;
