// Keys and references of tables, and the tables that only join two others.
import type { LeftOutPart } from "../LeftOutPart";
import { singularOf, toSnakeCase } from "../names";
import { entityNamesOf } from "../../new/names";
import { findByName, type SqlSchema, type SqlColumn, type SqlReference, type SqlTable } from "./SqlSchema";

/** The table with this name of each statement; several schemas can have one each. */
export const qualifiedNameOf = ({ schema, name }: Pick<SqlTable, "schema" | "name">): string =>
  schema === "" ? name : `${schema}.${name}`;

export interface SqlContext {
  readonly schema: SqlSchema;
  readonly leftOut: LeftOutPart[];
}

export const isTimestampColumn = ({ type }: SqlColumn): boolean => /^(?:timestamp|datetime|date)/.test(type);

export const equalsIgnoringCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Finds the table of a reference whose schema the statement left out or said. */
export const referencedTable = (reference: SqlReference, { schema }: SqlContext): SqlTable | undefined =>
  findByName(schema.tables, reference.table);

export const singleKeyOf = (table: SqlTable): string | null => {
  const [only, ...more] = table.key;
  if (only !== undefined) return more.length === 0 ? only : null;
  const alone = table.unique.find(
    (set) => set.length === 1 && findByName(table.columns, set[0] ?? "")?.isRequired === true,
  );
  return (
    alone?.[0] ??
    table.columns.find(({ name, isRequired }) => isRequired && equalsIgnoringCase(name, "id"))?.name ??
    null
  );
};

export const referenceOf = (table: SqlTable, column: string): SqlReference | undefined =>
  table.references.find(({ columns }) => columns.length === 1 && equalsIgnoringCase(columns[0] ?? "", column));

/** A table that only joins two others: its key, or all that must be given, are two references. */
const endsOf = (table: SqlTable, context: SqlContext): readonly SqlReference[] | null => {
  const own = table.columns.filter(({ isComputed, isCounted, ...column }) => {
    const isKey = table.key.length === 1 && equalsIgnoringCase(table.key[0] ?? "", column.name);
    return (
      !isComputed &&
      !(isKey && (isCounted || /int|uuid/.test(column.type))) &&
      !isTimestampColumn({ ...column, isComputed, isCounted })
    );
  });
  const ends = own.flatMap(({ name }) => referenceOf(table, name) ?? []);
  const isPair = own.length === 2 && ends.length === 2 && ends[0] !== ends[1];
  const names = own.map(({ name }) => name);
  const isUnique = [table.key, ...table.unique].some(
    (set) => set.length === 2 && set.every((name) => names.some((one) => equalsIgnoringCase(one, name))),
  );
  const targets = ends.map((end) => referencedTable(end, context));
  const isElsewhere = context.schema.tables.some(({ references }) =>
    references.some(({ table: to }) => equalsIgnoringCase(to, table.name)),
  );
  return isPair && isUnique && !isElsewhere && targets.every((one) => one !== undefined && singleKeyOf(one) !== null)
    ? ends
    : null;
};

export interface JoinTable {
  readonly table: SqlTable;
  /** The side that gets the list, and the side that it lists. */
  readonly from: SqlReference;
  readonly to: SqlReference;
  /** The name of the list. */
  readonly name: string;
}

export const joinTablesOf = (context: SqlContext): readonly JoinTable[] =>
  context.schema.tables.flatMap((table): readonly JoinTable[] => {
    const ends = endsOf(table, context);
    const [first, second] = ends ?? [];
    if (first === undefined || second === undefined) return [];
    // film_actor: a film has actors, whichever column comes first.
    const isTurned =
      !equalsIgnoringCase(first.table, second.table) &&
      toSnakeCase(table.name).startsWith(singularOf(toSnakeCase(second.table))) &&
      !toSnakeCase(table.name).startsWith(singularOf(toSnakeCase(first.table)));
    const [from, to] = isTurned ? [second, first] : [first, second];
    const noun = (to.columns[0] ?? "").replace(/_?(?:id|uuid|code|key|no|number|sku)$/i, "") || to.table;
    return [{ table, from, to, name: entityNamesOf(singularOf(toSnakeCase(noun))).many }];
  });
