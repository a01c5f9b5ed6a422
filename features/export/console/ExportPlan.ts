// The plan of an export, which the page sends to the worker: everything that is needed to turn a row into cells, as
// plain data.
import type { CellColumn, CellLocale, NamesByResource } from "../../sheets/book/CellColumn";

export type ExportFormat = "xlsx" | "csv";

export interface ExportPlan extends CellLocale {
  readonly format: ExportFormat;
  /** The name of the sheet. */
  readonly title: string;
  readonly columns: readonly CellColumn[];
  /** The expected number of rows. Infinity when the platform does not count them. */
  readonly rows: number;
}

export type ToExportWorker =
  | { readonly type: "start"; readonly plan: ExportPlan }
  | { readonly type: "rows"; readonly rows: readonly unknown[]; readonly names: NamesByResource }
  | { readonly type: "finish" };

export type FromExportWorker =
  | { readonly type: "taken" }
  | { readonly type: "file"; readonly file: Blob }
  | { readonly type: "failed"; readonly message: string };
