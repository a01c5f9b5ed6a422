// What the page sends to the worker: everything that turns a row into cells, as plain data.
import type { ExportRule } from "../columns/ColumnSpec";

export type ExportFormat = "xlsx" | "csv";

export interface ExportColumn {
  readonly source: string;
  /** In the operator's language. */
  readonly label: string;
  readonly as: ExportRule["as"];
  /** Labels of an enumeration by value. */
  readonly words: Readonly<Record<string, string>>;
  /** The resource of a reference. */
  readonly resource: string | null;
}

export interface ExportPlan {
  readonly format: ExportFormat;
  /** The name of the sheet. */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** The expected number of rows. Infinity when the platform does not count them. */
  readonly rows: number;
  readonly yes: string;
  readonly no: string;
}

/** Resource -> key as text -> name. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ToWorker =
  | { readonly type: "start"; readonly plan: ExportPlan }
  | { readonly type: "rows"; readonly rows: readonly unknown[]; readonly names: Names }
  | { readonly type: "finish" };

export type FromWorker =
  | { readonly type: "taken" }
  | { readonly type: "file"; readonly file: Blob }
  | { readonly type: "failed"; readonly message: string };
