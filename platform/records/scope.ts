// Which rows a caller reaches: those of its company, or of its company and the subordinates.
import { invalid } from "../Failure";
import type { Caller, Platform, Reading, Step } from "../Platform";
import { isEmpty } from "../storage/codec";
import { narrowed } from "../storage/query";
import type { Selection } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";

const scopeColumn = (table: Table) =>
  table.resource.scope === null ? undefined : table.byName.get(table.resource.scope);

export const scoped = (_platform: Platform, table: Table, caller: Caller, selection: Selection): Selection => {
  const column = scopeColumn(table);
  return column && caller.companies !== null ? narrowed(selection, column, caller.companies) : selection;
};

/** Those of these rows that the caller reaches; of a row that is not stored, what says whose it is will do. */
export const reached = async (
  _reading: Reading,
  table: Table,
  { companies }: Caller,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const column = scopeColumn(table);
  if (!column || companies === null) return rows;
  const own = new Set(companies.map(String));
  return rows.filter((row) => own.has(String(row[column.name])));
};

export const reaches = async (reading: Reading, table: Table, caller: Caller, row: Row): Promise<boolean> =>
  (await reached(reading, table, caller, [row])).length === 1;

/** @throws Failure 406 for a row that would not be the caller's: what it is said to belong to is none such to them */
export const checkOwner = async (step: Step, row: Row): Promise<void> => {
  if (!(await reaches(step, step.table, step.caller, row)))
    throw invalid({ [scopeColumn(step.table)?.name ?? step.table.key.name]: "invalid.reference" });
};

/** A new row belongs to the caller's company unless it says otherwise; nobody writes outside their scope. */
export const placed = async (step: Step, values: Row): Promise<Row> => {
  const { table, caller } = step;
  const column = scopeColumn(table);
  // A company is its own scope: where it belongs follows from its parent, which is checked as a reference.
  if (!column || column === table.key) return values;
  const owned =
    isEmpty(values[column.name]) && !isEmpty(caller.company) ? { ...values, [column.name]: caller.company } : values;
  await checkOwner(step, owned);
  return owned;
};
