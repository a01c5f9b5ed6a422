// Which rows are about a person, as definitions say: the reference `person` leads to the record of the person.
import { sql } from "kysely";
import type { FoundRows } from "../../../platform/framework/personal/erase";
import type { Engine } from "../../../platform/framework/records/Engine";
import { type Condition, countRows, oneOf } from "../../../platform/framework/storage/query";
import type { Table } from "../../../platform/framework/storage/Table";
import { columnFor } from "../../../platform/framework/storage/tableFor";

/** The rows of a table that are about a person. */
export type PersonalRows = FoundRows;

const MOST_STEPS = 8;

/** The condition that a row of `table` is about the person `key` of `of`; null if the table has no such rows. */
const leading = (
  { tables }: Pick<Engine, "tables">,
  table: Table,
  of: Table,
  key: unknown,
  left = MOST_STEPS,
): Condition | null => {
  const { person } = table.resource;
  if (person === null || left === 0) return null;
  if (person.is === "itself") return table === of ? oneOf(table.key, [key]) : null;
  const column = columnFor<unknown>(table, person.field);
  if (person.to === of.name) return oneOf(column, [key]);
  const next = tables.get(person.to);
  const further = next && leading({ tables }, next, of, key, left - 1);
  return next && further
    ? sql<boolean>`${sql.ref(column.name)} in (select ${sql.ref(next.key.name)} from ${sql.table(next.name)} where ${further})`
    : null;
};

/** The rows about a person. The record of the person comes first. */
export const personalRowsOf = (platform: Pick<Engine, "tables">, of: Table, key: unknown): readonly PersonalRows[] =>
  [of, ...[...platform.tables.values()].filter((table) => table !== of)].flatMap((table) => {
    const where = leading(platform, table, of, key);
    return where === null ? [] : [{ table, where }];
  });

/** Rows about something else that refer to a person. They are kept when the person is erased. */
export const rowsMentioning = (platform: Pick<Engine, "tables">, of: Table, key: unknown): readonly PersonalRows[] =>
  [...platform.tables.values()]
    .filter((table) => table.resource.person === null && !table.sealed)
    .flatMap((table) => {
      const columns = table.columns.filter(({ field, joined }) => field.options.to === of.name && joined === null);
      const [first, ...others] = columns.map((column) => oneOf(column, [key]));
      if (first === undefined) return [];
      return [{ table, where: others.reduce((any, one) => sql<boolean>`(${any} or ${one})`, first) }];
    });

export const countPersonalRows = ({ store }: Pick<Engine, "store">, { table, where }: PersonalRows): Promise<number> =>
  countRows(store.db, table, { conditions: [where] });
