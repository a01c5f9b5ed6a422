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

/** Many rows that one statement changed in the same way. `facts` describes these rows. */
export interface BulkChange {
  readonly is: "bulk";
  readonly table: Table;
  readonly event: Extract<TrailEvent, "add" | "set" | "del">;
  readonly count: number;
  readonly facts: Row;
}

/** An event that does not change rows. */
export interface LoggedEvent {
  readonly is: "event";
  readonly event: TrailEvent;
  /** The record that the event is about: its table and row. */
  readonly about?: { readonly table: Table; readonly row: Row } | undefined;
  /** The account, for a request without a session, such as signing in. */
  readonly account?: Row | undefined;
  /** The sign-in name in the request, if no account has it. */
  readonly name?: string | undefined;
  /** Facts about the event, such as the seconds that a person watched. */
  readonly facts?: Row | undefined;
  /** Parameters or filters of the request. The trail keeps only those that the call or its resource declares. */
  readonly asked?: Row | undefined;
  /** The code of a refusal. */
  readonly code?: number | undefined;
  /** Record this event only if the transaction changes no record and has no earlier entry. */
  readonly onlyAlone?: boolean | undefined;
}

/** The entries of a part of a transaction, which are recorded as if that part were a separate transaction. */
export interface EntryPart {
  readonly is: "part";
  readonly entries: readonly Entry[];
}

export type Entry = RowChange | BulkChange | LoggedEvent | EntryPart;
