// Selects the rows of a request: by its filters, its conditions (`where`), and the reach of the caller.
import {
  checkWhere,
  isZone,
  readWhere,
  UnreadableWhere,
  WHERE_PARAM,
  WHERE_ZONE_PARAM,
  WITHIN_SUFFIX,
  conditionsOf,
  type Where,
} from "pilothouse/schema";
import { comparisonOfField } from "../../../generator";
import type { Caller } from "../access/Caller";
import { mayCall } from "../access/permission";
import { dependsOnTree, branchCondition } from "../storage/branches";
import { isEmpty } from "../storage/codec";
import { narrowSelection, type Ref, type Selection, selectionOf } from "../storage/query";
import { narrowBySearch, type SearchTarget } from "../storage/search";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { type Comparable, narrowByWhere } from "../storage/where";
import { Failure, invalidFailure } from "../wire/Failure";
import type { Engine } from "./Engine";
import { checkFilters } from "./filters";
import { narrowToFree } from "./free";
import { checkHidden, fieldsHiddenFrom } from "./personal";
import { scopeSelection } from "./scope";
import { searchWithin } from "./searchWithin";

/** The time and time zone for conditions, if not those of the request. An export uses the time of its start. */
export interface ConditionTime {
  readonly now: number;
  readonly zone: string;
}

const refuse = (reason: string, words: Readonly<Record<string, string>>): Failure =>
  new Failure(406, `where_${reason}`, { fields: { [WHERE_PARAM]: "invalid.standard" } }, words);

/** The conditions of a request; null if it has none. @throws Failure 406 for an invalid text */
export const readConditions = (filters: Row): Where | null => {
  const text = filters[WHERE_PARAM];
  if (text === undefined || text === null || text === "") return null;
  if (typeof text !== "string") throw invalidFailure({ [WHERE_PARAM]: "invalid.standard" });
  try {
    return readWhere(text);
  } catch (error) {
    throw error instanceof UnreadableWhere ? refuse("text", { near: error.near }) : error;
  }
};

/** The fields of a table that conditions may use. */
export const comparableFields =
  ({ byName }: Table) =>
  (name: string): Comparable | undefined => {
    const column = byName.get(name);
    const field =
      column === undefined || column.encrypted ? null : comparisonOfField(column.field, column.tree !== null);
    return column === undefined || field === null ? undefined : { column, field };
  };

/** @throws Failure 406 for a time zone that does not exist */
export const readConditionZone = (filters: Row): string => {
  const zone = filters[WHERE_ZONE_PARAM];
  if (zone === undefined || zone === null || zone === "") return "UTC";
  if (typeof zone !== "string" || !isZone(zone)) throw refuse("zone", { zone: String(zone) });
  return zone;
};

const narrow = (
  platform: Engine,
  table: Table,
  { where, hidden, at }: { readonly where: Where; readonly hidden: ReadonlySet<string>; readonly at: ConditionTime },
  selection: Selection,
): Selection => {
  const comparable = comparableFields(table);
  const problem = checkWhere(where, (name) => comparable(name)?.field);
  if (problem !== null) {
    const { reason, ...words } = problem;
    throw refuse(reason, words);
  }
  const conditions = conditionsOf(where);
  checkHidden(Object.fromEntries(conditions.map(({ field }) => [field, true])), hidden);
  checkFilters({ [WHERE_PARAM]: conditions.flatMap(({ values }) => values) }, platform.limits);
  return narrowByWhere(selection, where, {
    store: platform.store,
    table,
    asking: at,
    comparable: (name) => {
      const found = comparable(name);
      if (found === undefined) throw new Error(`${table.name} has no ${name}, which was checked`);
      return found;
    },
  });
};

/** Filters `<field>_within`: one or several records of a tree, and all records below them. */
const narrowToBranches = (table: Table, filters: Row, selection: Selection): Selection => {
  let narrowed = selection;
  for (const [name, value] of Object.entries(filters)) {
    const column = name.endsWith(WITHIN_SUFFIX) ? table.byName.get(name.slice(0, -WITHIN_SUFFIX.length)) : undefined;
    if (column === undefined || column.tree === null || table.byName.has(name) || isEmpty(value)) continue;
    const keys = [value].flat();
    const make = (ref: Ref) => branchCondition(table, column, keys, ref);
    narrowed = narrowSelection(narrowed, column, make, [WITHIN_SUFFIX, keys], dependsOnTree(column));
  }
  return narrowed;
};

/** The tables that a search of this one includes, through references. */
const targetsOf = (platform: Engine, table: Table, caller: Caller): ReadonlyMap<string, SearchTarget> =>
  new Map(
    table.links.flatMap(({ column, target, lead }) => {
      const other = platform.tables.get(target);
      if (lead !== null || other === undefined || !table.resource.search.includes(column.name)) return [];
      const isListed = mayCall(caller, other.resource, "list");
      const all = selectionOf(platform.store, other, {});
      const reach = isListed ? scopeSelection(platform, other, caller, all) : null;
      return [[column.name, { table: other, hidden: fieldsHiddenFrom(platform, caller, other), reach }] as const];
    }),
  );

/**
 * The rows that match `filters`, within the caller's reach. Filters are those of a list call, without page and order.
 * @throws Failure 406 for too many or long filters and for invalid conditions, 513 for a field that is masked for the
 * caller
 */
export const selectionForRequest = (
  platform: Engine,
  table: Table,
  caller: Caller,
  filters: Row,
  at: ConditionTime | null = null,
): Selection => {
  const { [WHERE_PARAM]: _, [WHERE_ZONE_PARAM]: zone, ...plain } = filters;
  const { limits } = platform;
  // A task may name its records by key. It may name as many keys as a list in a request may have values.
  checkFilters(plain, at === null ? limits : { ...limits, filterValues: limits.listValues });
  const hidden = fieldsHiddenFrom(platform, caller, table);
  checkHidden(plain, hidden);
  const search = { hidden, targets: targetsOf(platform, table, caller) };
  const found = searchWithin(platform, table, caller, plain, (some) =>
    narrowBySearch(selectionOf(platform.store, table, some), { store: platform.store, table, filters: some }, search),
  );
  const selection = narrowToFree(platform, table, caller, plain, narrowToBranches(table, plain, found));
  const where = readConditions(filters);
  const when = at ?? { now: platform.now(), zone: readConditionZone({ [WHERE_ZONE_PARAM]: zone }) };
  const narrowed = where === null ? selection : narrow(platform, table, { where, hidden, at: when }, selection);
  return scopeSelection(platform, table, caller, narrowed);
};
