// Sums of a list: POST /rest/sums { resource, filters, fields, by, per, zone }. `filters` are the filters of the list,
// with `where`. `fields` are summed. `by` is the field to group by; for a time, `per` is "day" or "month" in `zone`.
// Answers `count` and `sums` of all rows, and `groups`, the largest or latest first. A definition may let only some
// rows count in a sum. If rows are grouped by a field of that condition, each group counts all its rows. `conditional`
// names the fields for which groups still count only some rows.
import { sql } from "kysely";
import { comparisonOfField, kindOf } from "../../../generator";
import { checkPermission } from "../../../platform/framework/access/permission";
import { constantFilters, listCallOf } from "../../../platform/framework/records/listing";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { selectionForRequest } from "../../../platform/framework/records/asked";
import { fieldsHiddenFrom } from "../../../platform/framework/records/personal";
import { type Condition, oneOf } from "../../../platform/framework/storage/query";
import { readPreferringReplica } from "../../../platform/framework/storage/Reader";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Column, Table } from "../../../platform/framework/storage/Table";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";
import { isZone } from "pilothouse/schema";
import { type GroupOfSums, type SumGroup, type SummedField, calculateSums } from "./sumUp";

/** The most groups in an answer. */
const MOST_GROUPS = 200;

const GROUPED: ReadonlySet<string> = new Set(["choice", "key", "flag", "moment"]);

const kindIn = (column: Column | undefined, hidden: ReadonlySet<string>): string =>
  column === undefined || column.encrypted || column.joined !== null || hidden.has(column.name)
    ? ""
    : (comparisonOfField(column.field)?.as ?? "");

/** @throws Failure 406 for a resource without a plain list, 513 without the right to list it */
const tableOf = ({ platform, caller }: SessionRequest, name: unknown): Table => {
  const table = platform.tables.get(String(name ?? ""));
  const listing = table && listCallOf(table.resource);
  if (table === undefined || listing === undefined) throw invalidFailure({ resource: "invalid.reference" });
  checkPermission(caller, table.resource, "list");
  // A list with its own code may show rows that do not match the filters.
  if (platform.carrying(table.resource, listing)?.isPlain === false) throw new Failure(405);
  return table;
};

/** The condition for rows that count in the sum of a field. */
const conditionFor = ({ resource, byName }: Table, field: string): Readonly<Record<string, Condition>> => {
  const when = resource.views.list.sums.find((sum) => sum.field === field)?.when ?? {};
  return Object.fromEntries(
    Object.entries(when).flatMap(([name, values]) => {
      const column = byName.get(name);
      return column === undefined ? [] : [[name, oneOf(column, values)]];
    }),
  );
};

/** If rows are grouped by the field of the condition, each group shows the sum of all its rows. */
const countsIn = (table: Table, field: string, by: unknown): Condition | null => {
  const { [String(by)]: value, ...conditions } = conditionFor(table, field);
  const all = Object.values(conditions);
  return value !== undefined || all.length === 0 ? null : sql`${sql.join(all, sql` and `)}`;
};

const summedIn = (
  table: Table,
  fields: unknown,
  hidden: ReadonlySet<string>,
  by: unknown = null,
): readonly SummedField[] => {
  const { byName } = table;
  const names = Array.isArray(fields) ? [...new Set(fields.map(String))] : [];
  return names.map((name) => {
    const column = byName.get(name);
    if (column === undefined || kindIn(column, hidden) === "" || kindOf(column.field).sums !== true)
      throw invalidFailure({ fields: "invalid.standard" });
    const currency = byName.get(String(column.field.options.currency_field ?? "")) ?? null;
    if (currency !== null && kindIn(currency, hidden) === "") throw invalidFailure({ fields: "invalid.standard" });
    return { column, currency, counts: countsIn(table, name, by) };
  });
};

const groupedIn = ({ byName }: Table, { by, per, zone }: Row, hidden: ReadonlySet<string>): SumGroup | null => {
  if (by === undefined || by === null || by === "") return null;
  const column = byName.get(String(by));
  const kind = kindIn(column, hidden);
  if (column === undefined || !GROUPED.has(kind)) throw invalidFailure({ by: "invalid.standard" });
  if (kind !== "moment") return { column, calendar: null };
  const named = String(zone ?? "UTC");
  if (!isZone(named)) throw invalidFailure({ zone: "invalid.standard" });
  return { column, calendar: { per: per === "month" ? "month" : "day", zone: named } };
};

const inOrder = (groups: readonly GroupOfSums[], by: SumGroup): readonly GroupOfSums[] =>
  [...groups].sort((a, b) => (by.calendar === null ? b.count - a.count : Number(b.value) - Number(a.value)));

/** @throws Failure 406 for a field that cannot be summed or grouped by, or is masked for the caller */
const answer = async (request: SessionRequest, body: Row): Promise<Row> => {
  const { platform, caller } = request;
  const table = tableOf(request, body.resource);
  const listing = listCallOf(table.resource);
  const hidden = fieldsHiddenFrom(platform, caller, table);
  const summed = summedIn(table, body.fields, hidden);
  const by = groupedIn(table, body, hidden);
  const inGroups = summedIn(table, body.fields, hidden, by?.column.name);
  const constants = listing === undefined ? {} : constantFilters(table, listing);
  const filters: Row = { ...(isObject(body.filters) ? body.filters : {}), ...constants };
  const selection = selectionForRequest(platform, table, caller, filters);
  const { whole, groups } = await readPreferringReplica(platform.store, caller.key, async ({ db }) => {
    const [all] = await calculateSums(db, table, selection, { summed, by: null });
    return {
      whole: all,
      groups: by === null ? [] : inOrder(await calculateSums(db, table, selection, { summed: inGroups, by }), by),
    };
  });
  return {
    id: table.name,
    count: whole?.count ?? 0,
    sums: whole?.sums ?? [],
    conditional: inGroups.flatMap(({ column, counts }) => (counts === null ? [] : [column.name])),
    groups: groups.slice(0, MOST_GROUPS),
    more: Math.max(0, groups.length - MOST_GROUPS),
  };
};

export const sumsHandler: RestHandler = { reads: ["add"], add: answer };
