// Conditions for rows that refer to a record of a tree or to any record below it. Each query reads the tree again.
import { type RawBuilder, sql } from "kysely";
import { comparableKeys, type Condition, NEVER_CONDITION, type Ref, sqlOf, type Selection } from "./query";
import type { Column, Table, TreePlace } from "./Table";

/** The keys of these records and of all records below them. `union` ends a cycle. */
const branches = ({ table, key, parent }: TreePlace, keys: readonly (string | number)[]): RawBuilder<unknown> => {
  const [from, id] = [sql.table(table), sql.ref(`${table}.${key}`)];
  return sql`with recursive branch(item) as (select ${id} from ${from} where ${id} in (${sql.join(keys)}) union select ${id} from ${from} join branch on ${sql.ref(`${table}.${parent}`)} = branch.item) select item from branch`;
};

/** The condition that a column has one of these keys of a tree, or the key of a record below one of them. */
export const branchCondition = (
  table: Table,
  column: Column,
  values: readonly unknown[],
  ref: Ref = sqlOf(column),
): Condition => {
  const keys = comparableKeys(column, values);
  if (column.tree === null || keys.length === 0) return NEVER_CONDITION;
  const found = branches(column.tree, keys);
  if (column.joined === null) return sql`${ref} in (${found})`;
  const owner = sql.ref(`${table.name}.${table.key.name}`);
  return sql`exists (select 1 from ${sql.table(column.joined)} where owner = ${owner} and item in (${found}))`;
};

/** Which rows match also depends on the parents in the tree, because moving a record moves all records below it. */
export const dependsOnTree = ({ tree }: Column): Selection["elsewhere"] =>
  tree === null ? [] : [{ table: tree.table, field: tree.parent }];
