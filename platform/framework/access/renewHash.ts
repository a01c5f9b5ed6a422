import type { Row, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";
import { lockRow, noteProgress, changeTime } from "../storage/write";
import { hashPassword, isWeakHash } from "../passwords/passwordHash";

/**
 * Stores a new hash of a correct password if the stored hash is weaker than the current PASSWORD_COST. This does not
 * count as a change of the record. A password that was changed in the meantime stays.
 */
export const renewHash = async (
  store: Store,
  table: Table,
  row: Row,
  field: string,
  { secret, cost }: { readonly secret: string; readonly cost: number },
  now: number,
): Promise<void> => {
  const stored = String(row[field]);
  if (!isWeakHash(stored, cost)) return;
  const hash = await hashPassword(secret, cost);
  await transact(store, async (db) => {
    const present = await lockRow(store, db, table, row);
    if (present[field] !== stored) return;
    await noteProgress(db, table, row[table.key.name], { [field]: hash }, changeTime(table, present) ?? now);
  });
};
