// The way from a row to its owner, as the store follows it.
import { sql } from "kysely";
import type { OwnedModel, OwnerStep } from "../../../generator";
import type { Caller } from "../access/Caller";
import type { Engine, Reading } from "./Engine";
import { isNone, narrowSelection, oneOf, whereOf } from "../storage/query";
import type { Condition, Ref, Selection } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import { columnFor, tableFor } from "../storage/tableFor";

type Keys = NonNullable<Caller["companies"]>;

/** That what `ref` points to belongs to one of the owners: each step looks up one row by its key. */
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

/** Fields of other tables that say whose a row is. */
const elsewhere = ([first, ...rest]: readonly OwnerStep[]): Selection["elsewhere"] =>
  first === undefined || rest[0] === undefined ? [] : [{ table: first.to, field: rest[0].field }, ...elsewhere(rest)];

/** The rows of a selection that belong to these owners; with those that belong to nobody, where these are everybody's. */
export const narrowToOwners = (
  platform: Engine,
  table: Table,
  { steps, common }: OwnedModel,
  owners: Keys,
  selection: Selection,
): Selection => {
  const column = columnFor(table, steps[0].field);
  // Within a subquery of a table that has a column of the same name, the row's own must be told apart.
  const whole = sql.ref(`${table.name}.${column.name}`);
  const condition = (ref: Ref): Condition => {
    const owned = leadsTo(platform, steps, column, steps.length > 1 ? whole : ref, owners);
    return common === null ? owned : sql`(${owned} or ${isNone(column, ref)})`;
  };
  return narrowSelection(selection, column, condition, owners, elsewhere(steps));
};

/** Of the keys that rows have in the field of their first step, those that lead to one of the owners. */
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
