// Describes the changes of rows of a file as an export would write them: labels, names of records, local times.
import type { Cell } from "pilothouse/features/sheets/book";
import { decode, encode } from "../../../platform/framework/storage/codec";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { createCellWriter } from "../../sheets/platform/cells";
import { exportColumns } from "../../sheets/platform/columns";
import type { ImportRequest } from "./ImportRequest";

export type ValueChange = {
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

/** A stored record, and the values that a row gives it. */
export interface ComparedRecord {
  readonly before: Row;
  readonly values: Row;
}

const plainText = (value: unknown): string =>
  value == null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
const textOf = (cell: Cell): string => (typeof cell === "string" ? cell : cell.text);

/** The changes that the caller may see, for each record. */
export const describeChanges = async (
  { platform, caller, language }: Pick<ImportRequest, "platform" | "caller" | "language">,
  table: Table,
  zone: string,
  compared: readonly ComparedRecord[],
): Promise<ReadonlyMap<ComparedRecord, readonly ValueChange[]>> => {
  const names = [...new Set(compared.flatMap(({ values }) => Object.keys(values)))];
  const columns = names.length === 0 ? [] : exportColumns(platform.model, table, language, names);
  const rows = compared.flatMap(({ before, values }) => {
    const given = table.columns.filter(({ name }) => values[name] !== undefined);
    return [before, { ...before, ...Object.fromEntries(given.map((of) => [of.name, encode(of, values[of.name])])) }];
  });
  const cells = await createCellWriter(platform, caller, table, { columns, language, zone })(rows);
  const plain = (name: string, row: Row | undefined): string => {
    const column = table.byName.get(name);
    return column === undefined ? "" : plainText(decode(column, row?.[name]));
  };
  const textOfValue = (name: string, at: number): string => {
    // The currency of an amount is in a second column.
    const place = columns.findIndex(({ source, as }) => source === name && as !== "currency");
    const cell = cells[at]?.[place];
    return cell === undefined ? plain(name, rows[at]) : textOf(cell);
  };
  return new Map(
    compared.map((one, at) => [
      one,
      Object.keys(one.values).map((field) => ({
        field,
        before: textOfValue(field, 2 * at),
        after: textOfValue(field, 2 * at + 1),
      })),
    ]),
  );
};
