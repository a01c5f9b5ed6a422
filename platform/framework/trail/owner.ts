// Finds the owner of a row, so that people who see the record also see its entries in the audit trail.
import { isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Described } from "../storage/tableFor";

/** The key of the owner; null if the row has none. */
export const findOwner = async (
  { tables }: Pick<Described, "tables">,
  db: Db,
  table: Table,
  row: Row,
): Promise<unknown> => {
  const { scope } = table.resource;
  if (scope?.is !== "owned") return null;
  let at: Row | null = row;
  let key: unknown = null;
  for (const [index, step] of scope.steps.entries()) {
    key = at?.[step.field];
    if (isEmpty(key)) return null;
    const target = tables.get(step.to);
    const isLast = index === scope.steps.length - 1;
    if (!isLast) at = target === undefined ? null : await findByKey(db, target, key);
  }
  return key;
};
