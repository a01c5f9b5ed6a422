// Moves rows of a table to another owner.
import { isKey } from "../../../platform/framework/access/Caller";
import { sql } from "kysely";
import type { Step } from "../../../platform/framework/records/Engine";
import { rulesOf } from "../../../platform/framework/records/rules";
import { oneOf, whereOf } from "../../../platform/framework/storage/query";
import { VERSION } from "../../../platform/framework/storage/Table";
import type { OwnedRows } from "./afterwards";

/** Moves at most `size` rows, and answers their number. Rows that are owned through another row move with it. */
export const moveRows = async (
  step: Step,
  { table, where, owner }: OwnedRows,
  to: string | number,
  size: number,
): Promise<number> => {
  const { platform, db, now, caller } = step;
  if (owner === null) return 0;
  const found = await sql<{
    key: unknown;
  }>`select ${sql.ref(table.key.name)} as key from ${sql.table(table.name)} ${whereOf([where])} limit ${size}`.execute(
    db,
  );
  const keys = found.rows.map(({ key }) => key);
  if (keys.length === 0) return 0;
  // The new version makes the platform refuse forms that are open, so that nobody stores the former owner again.
  const version = table.versioned
    ? sql`, ${sql.ref(VERSION.count)} = ${sql.ref(VERSION.count)} + 1, ${sql.ref(VERSION.at)} = ${now}, ${sql.ref(VERSION.by)} = ${String(caller.key)}`
    : sql``;
  await sql`update ${sql.table(table.name)} set ${sql.ref(owner)} = ${to}${version} where ${oneOf(table.key, keys)}`.execute(
    db,
  );
  if (isKey(to)) await rulesOf(platform, table).moved?.({ ...step, table }, keys, to);
  return keys.length;
};
