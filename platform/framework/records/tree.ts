// Keeps trees valid: no row may be below itself.
import { sql } from "kysely";
import { Failure } from "../wire/Failure";
import type { Step } from "./Engine";
import { isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { lockRow } from "../storage/write";

/**
 * Locks all rows from `parent` up to the root, so that of two concurrent moves the second sees the first.
 * @throws Failure 406 if `key` would be below itself
 */
const checkCycle = async ({ platform, db, table }: Step, key: unknown, parent: unknown): Promise<void> => {
  const field = table.resource.tree?.parent ?? "";
  const seen = new Set<string>();
  for (let at = parent; !isEmpty(at) && !seen.has(String(at));) {
    seen.add(String(at));
    if (String(at) === String(key)) throw new Failure(406, "cycle", { fields: { [field]: "invalid.cycle" } });
    const known = await findByKey(db, table, at);
    at = known && (await lockRow(platform.store, db, table, known))[field];
  }
};

/** @throws Failure 406 if a new parent would put the row below itself */
export const checkParent = async (step: Step, stored: Row, values: Row): Promise<void> => {
  const { tree } = step.table.resource;
  if (tree === null || String(values[tree.parent] ?? 0) === String(stored[tree.parent] ?? 0)) return;
  await checkCycle(step, stored[step.table.key.name], values[tree.parent]);
};

/** The keys of the direct children of each of `keys`, in the order of the tree, by the parent key. */
export const findChildren = async (
  db: Db,
  { name, key, resource: { tree } }: Table,
  keys: readonly unknown[],
): Promise<ReadonlyMap<unknown, readonly number[]>> => {
  const below = new Map<number, number[]>();
  if (!tree || keys.length === 0) return below;
  const { rows } = await sql<{
    key: number;
    parent: number;
  }>`select ${sql.ref(key.name)} as key, ${sql.ref(tree.parent)} as parent from ${sql.table(name)} where ${sql.ref(tree.parent)} in (${sql.join(keys)}) order by ${sql.ref(tree.order ?? key.name)}, ${sql.ref(key.name)}`.execute(
    db,
  );
  for (const row of rows) below.set(row.parent, [...(below.get(row.parent) ?? []), row.key]);
  return below;
};
