// Follows references from a row to its owner, in SQL.
import { sql } from "kysely";
import type { OwnedModel, OwnerStep } from "../../../generator";
import type { Engine, Reading } from "./Engine";
import { isUnsetCondition, narrowSelection, oneOf, whereOf } from "../storage/query";
import type { Condition, Ref, Selection } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import { columnFor, tableFor } from "../storage/tableFor";

type Keys = readonly (string | number)[];

/** The condition that one of the owners owns the row that `ref` refers to. A step looks up one row by its key. */
const leadsTo = (
  platform: Engine,
  [step, next, ...rest]: readonly OwnerStep[],
  column: Column,
  ref: Ref,
  owners: Keys,
): Condition => {
  if (step === undefined || next === undefined) return oneOf(column, owners, ref);
  const target = tableFor(platform, step.to);
  const name = `to_${step.field}_${rest.length}`;
  const further = columnFor(target, next.field);
  const found = leadsTo(platform, [next, ...rest], further, sql.ref(`${name}.${next.field}`), owners);
  return sql`exists (select 1 from ${sql.table(target.name)} as ${sql.table(name)} where ${sql.ref(`${name}.${target.key.name}`)} = ${ref} and ${found})`;
};

/** Fields of other tables that decide the owner of a row. Cached counts depend on them. */
const elsewhere = ([first, ...rest]: readonly OwnerStep[]): Selection["elsewhere"] =>
  first === undefined || rest[0] === undefined ? [] : [{ table: first.to, field: rest[0].field }, ...elsewhere(rest)];

/** Narrows a selection to the rows of these owners, and common rows without an owner if the resource has them. */
export const narrowToOwners = (
  platform: Engine,
  table: Table,
  { steps, common, any }: OwnedModel,
  owners: Keys,
  selection: Selection,
): Selection => {
  const column = columnFor(table, steps[0].field);
  // The table name is needed, because a table in the subquery may have a column of the same name.
  const whole = sql.ref(`${table.name}.${column.name}`);
  const others = Object.keys(any ?? {}).flatMap((field) =>
    field === column.name ? [] : [columnFor<unknown>(table, field)],
  );
  const condition = (ref: Ref): Condition => {
    const owned = leadsTo(platform, steps, column, steps.length > 1 ? whole : ref, owners);
    if (others.length > 0) return sql`(${sql.join([owned, ...others.map((one) => oneOf(one, owners))], sql` or `)})`;
    return common === null ? owned : sql`(${owned} or ${isUnsetCondition(column, ref)})`;
  };
  const narrow = narrowSelection(selection, column, condition, owners, elsewhere(steps));
  return { ...narrow, fields: [...narrow.fields, ...others.map(({ name }) => name)] };
};

/** The condition that a row of the table belongs to one of the owners. Common rows belong to none. */
export const ownerCondition = (platform: Engine, table: Table, { steps }: OwnedModel, owners: Keys): Condition =>
  leadsTo(platform, steps, columnFor(table, steps[0].field), sql.ref(`${table.name}.${steps[0].field}`), owners);

/** The keys in the first owner field of `rows` that lead to one of the owners. */
export const findLeadingKeys = async (
  { platform, db }: Reading,
  steps: OwnedModel["steps"],
  owners: Keys,
  rows: readonly Row[],
): Promise<ReadonlySet<string>> => {
  const [first, second, ...rest] = steps;
  if (second === undefined) return new Set(owners.map(String));
  const target = tableFor(platform, first.to);
  const given = [...new Set(rows.map((row) => row[first.field]))];
  const column = columnFor(target, second.field);
  const found = new Set<string>();
  for (let start = 0; start < given.length; start += 500) {
    const part = oneOf(target.key, given.slice(start, start + 500));
    const owned = leadsTo(platform, [second, ...rest], column, sql.ref(`${target.name}.${column.name}`), owners);
    const { rows: those } =
      await sql<Row>`select ${sql.ref(target.key.name)} from ${sql.table(target.name)} ${whereOf([part, owned])}`.execute(
        db,
      );
    for (const row of those) found.add(String(row[target.key.name]));
  }
  return found;
};
