// Finds the rows that a caller's rows refer to. The caller may read their names, even without reaching them.
import { sql } from "kysely";
import { TASK_CALLS } from "../../../generator";
import type { CallModel, ResourceModel } from "../../../generator";
import { mayCall } from "../access/permission";
import type { Caller } from "../access/Caller";
import type { Engine, Reading } from "./Engine";
import { rulesOf } from "./rules";
import { decode } from "../storage/codec";
import { selectionOf, whereOf } from "../storage/query";
import type { Condition, Ref } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import { scopeSelection } from "./scope";

interface Pointer {
  readonly table: Table;
  readonly column: Column;
  /** Only rows of the table that have these values. */
  readonly where: Row;
}

const pointersTo = ({ tables }: Engine, name: string): readonly Pointer[] =>
  [...tables.values()].flatMap((table) =>
    table.columns.flatMap((column) => (column.field.options.to === name ? [{ table, column, where: {} }] : [])),
  );

/** Whether the resource has this action and the caller holds the right to it. */
const isGranted = (caller: Caller, resource: ResourceModel, action: string): boolean =>
  action in resource.access && mayCall(caller, resource, action);

/** Whether the caller may read the rows of a table. */
export const mayRead = (caller: Caller, { resource }: Pick<Table, "resource">): boolean =>
  ["list", "get"].some((action) => isGranted(caller, resource, action));

const readablePointers = (platform: Engine, caller: Caller, name: string): readonly Pointer[] =>
  pointersTo(platform, name).flatMap((pointer) => {
    if (mayRead(caller, pointer.table)) return [pointer];
    const { shownBy } = rulesOf(platform, pointer.table);
    const showing = shownBy && platform.tables.get(shownBy.resource);
    return showing && mayRead(caller, showing) ? [{ ...pointer, where: shownBy.where }] : [];
  });

/** Whether people enter this parameter, in a dialog or in a column of an imported file. */
const isFilledIn = ({ name, ask }: CallModel, param: string): boolean =>
  name === TASK_CALLS.addImport || ask.includes(param);

/** Whether the caller may write a reference to rows of this resource, and so needs to choose one. */
export const mayPick = ({ model }: Engine, caller: Caller, name: string): boolean =>
  model.resources.some(
    (resource) =>
      resource.fields.some(
        ({ readonly, immutable, options }) =>
          options.to === name &&
          !readonly &&
          (isGranted(caller, resource, "add") || (!immutable && isGranted(caller, resource, "set"))),
      ) ||
      resource.calls.some(
        (call) =>
          call.verb === "action" &&
          isGranted(caller, resource, call.name) &&
          call.params.some((param) => param.options.to === name && isFilledIn(call, param.name)),
      ),
  );

/** The SQL query for the keys in a column, in rows that the caller reaches and that meet `also`. */
const selectReferenced = (
  platform: Engine,
  caller: Caller,
  { table, column, where }: Pointer,
  also: readonly Condition[] = [],
) => {
  const own = scopeSelection(platform, table, caller, selectionOf(platform.store, table, where)).conditions;
  const from = sql.table(table.name);
  if (column.joined === null)
    return sql`select ${sql.ref(`${table.name}.${column.name}`)} from ${from} ${whereOf([...own, ...also])}`;
  const key = sql.ref(`${table.name}.${table.key.name}`);
  return sql`select listed.item from ${sql.table(column.joined)} as listed join ${from} on ${key} = listed.owner ${whereOf([...own, ...also])}`;
};

const isOf = ({ table, column }: Pointer, ref: Ref): Condition =>
  column.joined === null ? sql`${sql.ref(`${table.name}.${column.name}`)} = ${ref}` : sql`listed.item = ${ref}`;

/** The keys that the caller's own account refers to. Everybody may read these names. */
const fromOwnAccount = (platform: Engine, { account }: Caller, name: string): readonly string[] =>
  pointersTo(platform, name).flatMap(({ table, column }) =>
    table.name === platform.model.identity?.account.resource
      ? [decode(column, account[column.name])].flat().map(String)
      : [],
  );

/** Answers the `keys` of the table `target` that rows of the caller refer to, as texts. */
export const findReferenced = async (
  { platform, db }: Reading,
  caller: Caller,
  target: Table,
  keys: readonly unknown[],
): Promise<ReadonlySet<string>> => {
  const wanted = new Set(keys.map(String));
  const found = new Set(fromOwnAccount(platform, caller, target.name).filter((key) => wanted.has(key)));
  const type = sql.raw(target.key.storage === "integer" ? "bigint" : "text");
  for (const pointer of readablePointers(platform, caller, target.name)) {
    const left = keys.filter((key) => !found.has(String(key)));
    if (left.length === 0) break;
    const asked = sql.join(left.map((key) => sql`(cast(${key} as ${type}))`));
    const points = selectReferenced(platform, caller, pointer, [isOf(pointer, sql.ref("asked.item"))]);
    const { rows } =
      await sql<Row>`with asked(item) as (values ${asked}) select item from asked where exists (${points})`.execute(db);
    for (const { item } of rows) found.add(String(item));
  }
  return found;
};

/** The condition that a row of the caller refers to a row of `target`; null if the caller may read no such row. */
export const referencedCondition = (platform: Engine, caller: Caller, target: Table): Condition | null => {
  const parts = readablePointers(platform, caller, target.name).map(
    (pointer) =>
      sql`${sql.ref(`${target.name}.${target.key.name}`)} in (${selectReferenced(platform, caller, pointer)})`,
  );
  return parts.length === 0 ? null : sql`(${sql.join(parts, sql` or `)})`;
};
