// What the page tells the worker: everything a row needs to become cells, as plain data.
import type { ExportRule } from "../columns/ColumnSpec";

export type ExportFormat = "xlsx" | "csv";

export interface ExportColumn {
  readonly source: string;
  /** In the operator's language. */
  readonly label: string;
  readonly as: ExportRule["as"];
  /** Words of values: an enumeration's labels by value. */
  readonly words: Readonly<Record<string, string>>;
  /** Resource whose records a reference names. */
  readonly resource: string | null;
}

export interface ExportPlan {
  readonly format: ExportFormat;
  /** Name of the sheet. */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** Rows that are expected. */
  readonly rows: number;
  readonly yes: string;
  readonly no: string;
}

/** resource -> key as text -> name */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ToWorker =
  | { readonly type: "start"; readonly plan: ExportPlan }
  | { readonly type: "rows"; readonly rows: readonly unknown[]; readonly names: Names }
  | { readonly type: "finish" };

export type FromWorker =
  | { readonly type: "taken" }
  | { readonly type: "file"; readonly file: Blob }
  | { readonly type: "failed"; readonly message: string };
