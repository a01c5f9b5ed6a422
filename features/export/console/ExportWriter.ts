import type { NamesByResource } from "../../sheets/book/CellColumn";
import { headerOf } from "../../sheets/book/headerOf";
import type { ExportPlan } from "./ExportPlan";
import { BYTE_ORDER_MARK, csvLine } from "../../sheets/book/csv";
import { createCells } from "../../sheets/book/recordCells";
import { SheetBook } from "../../sheets/book/SheetBook";
import { Workbook } from "../../sheets/book/Workbook";
import { valueAt } from "../../../src/framework/resource/valueAt";

export interface ExportWriter {
  /** `names` are names of records that the rows refer to. Each name must be passed only once. */
  add(rows: readonly unknown[], names: NamesByResource): Promise<void>;
  finish(): Promise<Blob>;
}

const csvWriter = (header: readonly string[]) => {
  const parts: Blob[] = [new Blob([BYTE_ORDER_MARK, csvLine(header)])];
  return {
    add: async (rows: readonly (readonly Parameters<typeof csvLine>[0][number][])[]) => {
      parts.push(new Blob(rows.map(csvLine)));
    },
    finish: async () => new Blob(parts, { type: "text/csv;charset=utf-8" }),
  };
};

/**
 * The largest number of cells that a worker holds in memory: 100,000 rows of ten columns. Longer exports are streamed.
 */
const CELLS_IN_MEMORY = 1_000_000;

const workbookOf = ({ title, columns, rows }: ExportPlan, header: readonly string[]) =>
  rows * columns.length > CELLS_IN_MEMORY ? new Workbook(title, header) : new SheetBook(title, header);

/** Writes records to a file according to a plan. Runs in a worker, and without one in tests. */
export const openExport = (plan: ExportPlan): ExportWriter => {
  const header = plan.columns.map((column) => headerOf(column, plan.zone));
  const writer = plan.format === "csv" ? csvWriter(header) : workbookOf(plan, header);
  const cellsOf = createCells(plan.columns, plan);
  const known: Record<string, Record<string, string>> = {};
  return {
    add: async (rows, names) => {
      for (const [resource, found] of Object.entries(names)) known[resource] = { ...known[resource], ...found };
      await writer.add(rows.map((row) => cellsOf((source) => valueAt(row, source), known)));
    },
    finish: async () => writer.finish(),
  };
};
