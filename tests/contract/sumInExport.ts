import { read, utils } from "xlsx";
import type { Model } from "../../generator";
import { tablesOf } from "../../platform/framework/storage/Table";
import { exportColumns } from "../../features/sheets/platform/columns";
import { openExport } from "../../features/export/console/ExportWriter";
import type { JsonRecord } from "./Client";

const CENTS = 100;

/** The sum of a field's amounts in a workbook of these records, in cents. */
export const sumInExport = async (model: Model, name: string, rows: readonly JsonRecord[], field: string) => {
  const table = tablesOf(model).get(name);
  if (table === undefined) throw new Error(`no table ${name}`);
  const columns = exportColumns(model, table, "en");
  const at = columns.findIndex(({ source }) => source === field);
  if (at < 0) throw new Error(`no column ${field}`);
  const writer = openExport({ format: "xlsx", title: name, columns, rows: rows.length, yes: "", no: "", zone: "UTC" });
  await writer.add(rows, {});
  const book = read(new Uint8Array(await (await writer.finish()).arrayBuffer()));
  const lines = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1 }).slice(1);
  return lines.reduce((sum, line) => sum + BigInt(Math.round(Number(line[at]) * CENTS)), 0n);
};
