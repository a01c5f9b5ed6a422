// Which rows a caller reaches: those of its company, or of its company and the subordinates.
import { noPermission } from "../Failure";
import type { Caller, Step } from "../Platform";
import { isEmpty } from "../storage/codec";
import { narrowed } from "../storage/query";
import type { Selection } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";

const scopeColumn = (table: Table) =>
  table.resource.scope === null ? undefined : table.byName.get(table.resource.scope);

export const scoped = (table: Table, caller: Caller, selection: Selection): Selection => {
  const column = scopeColumn(table);
  return column && caller.companies !== null ? narrowed(selection, column, caller.companies) : selection;
};

export const isWithin = (table: Table, caller: Caller, row: Row): boolean => {
  const column = scopeColumn(table);
  if (!column || caller.companies === null) return true;
  return caller.companies.some((company) => String(company) === String(row[column.name]));
};

/** A new row belongs to the caller's company unless it says otherwise; nobody writes outside their scope. */
export const placed = ({ table, caller }: Step, values: Row): Row => {
  const column = scopeColumn(table);
  // A company is its own scope: where it belongs follows from its parent, which is checked as a reference.
  if (!column || column === table.key) return values;
  const owned =
    isEmpty(values[column.name]) && !isEmpty(caller.company) ? { ...values, [column.name]: caller.company } : values;
  if (!isWithin(table, caller, owned)) throw noPermission();
  return owned;
};
