// Places in a tree: nobody is below themselves, and an empty order comes last.
import { sql } from "kysely";
import { Failure } from "../wire/Failure";
import type { Step } from "./Engine";
import { isEmpty } from "../storage/codec";
import { findByKey, oneOf } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { lockRow } from "../storage/write";

/** Locks the way up to the root: of two moves at once, the second sees what the first did. @throws Failure 406 when `key` would come to lie below itself */
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

/** @throws Failure 406 when what is written would place the row below itself */
export const checkPlace = async (step: Step, stored: Row, values: Row): Promise<void> => {
  const { tree } = step.table.resource;
  if (tree === null || String(values[tree.parent] ?? 0) === String(stored[tree.parent] ?? 0)) return;
  await checkCycle(step, stored[step.table.key.name], values[tree.parent]);
};

export const findTop = async ({ db, table }: Step, parent: unknown): Promise<unknown> => {
  const field = table.resource.tree?.parent ?? "";
  const seen = new Set<string>();
  let top: unknown = 0;
  for (let at = parent; !isEmpty(at) && !seen.has(String(at)); at = (await findByKey(db, table, at))?.[field]) {
    seen.add(String(at));
    top = at;
  }
  return top;
};

/** The order of a new record that leaves it empty: after its siblings. */
export const fillOrder = async ({ db, table }: Step, values: Row): Promise<Row> => {
  const { tree } = table.resource;
  const parent = table.byName.get(tree?.parent ?? "");
  if (!tree || !parent || tree.order === null || !isEmpty(values[tree.order])) return values;
  const siblings = oneOf(parent, [values[tree.parent] ?? 0]);
  const found = await sql<{
    last: number;
  }>`select coalesce(max(${sql.ref(tree.order)}), 0) as last from ${sql.table(table.name)} where ${siblings}`.execute(
    db,
  );
  return { ...values, [tree.order]: Number(found.rows[0]?.last ?? 0) + 1 };
};

/** Keys of the rows directly below each of these, in their order. */
export const findChildren = async (
  db: Db,
  { name, key, resource: { tree } }: Table,
  keys: readonly unknown[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const below = new Map<string, number[]>();
  if (!tree || keys.length === 0) return below;
  const { rows } = await sql<{
    key: number;
    parent: number;
  }>`select ${sql.ref(key.name)} as key, ${sql.ref(tree.parent)} as parent from ${sql.table(name)} where ${sql.ref(tree.parent)} in (${sql.join(keys)}) order by ${sql.ref(tree.order ?? key.name)}, ${sql.ref(key.name)}`.execute(
    db,
  );
  for (const row of rows) below.set(String(row.parent), [...(below.get(String(row.parent)) ?? []), Number(row.key)]);
  return below;
};
