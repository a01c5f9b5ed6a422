// Names. What a caller's own rows point to may be read by name, whoever it belongs to: an order says what was bought, a company
// who stands above it. Of such a row only the key, the title and the place in the tree are answered. And whoever may write a
// field that points to rows may choose among those it reaches, also without the right to list them.
import { mayCall } from "../access/permission";
import { Failure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { RecordRequest } from "./Engine";
import { rulesOf } from "./rules";
import { decodeRow, isEmpty } from "../storage/codec";
import { findByKeys, countRows, NAMED, readPage, selectionOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { answerRows } from "./answer";
import { checkFilters } from "./filters";
import { listRows, sortOf } from "./list";
import { pagingOf } from "./paging";
import type { Paging } from "./paging";
import { wherePointedTo, mayPick, findPointedTo } from "./pointing";
import { filterReached } from "./scope";
import { outsideStep } from "./step";
import { tableFor } from "../storage/tableFor";

/** Sent with keys: they are asked for by what they are called, not as the records of a list. */
const NAMES = "names";
/** Says of an answered row that it is no more than a name. */
const NAME_ONLY = "name_only";

const keysOf = ({ params, resource }: RecordRequest): readonly unknown[] =>
  [params[resource.key]].flat().filter((key) => !isEmpty(key));

const isReading = ({ call }: RecordRequest): boolean => call.verb === "list" || call.verb === "get";

/** Whether it is answered here: names by their keys, or names to choose from for who may not list. */
export const isLookup = (request: RecordRequest): boolean => {
  const { platform, call, caller, resource } = request;
  if (!isReading(request) || !platform.tables.has(resource.name)) return false;
  if (mayCall(caller, resource, call.name)) return !isEmpty(request.params[NAMES]) && keysOf(request).length > 0;
  return (
    mayPick(platform, caller, resource.name) ||
    keysOf(request).length > 0 ||
    wherePointedTo(platform, caller, tableFor(platform, resource.name)) !== null
  );
};

/** Of a row, what it is called and where it stands, and no more. */
export const titleFields = (table: Table, row: Row) => {
  const { resource, key } = table;
  const shown = new Set([
    key.name,
    resource.title,
    ...Object.values(resource.titles),
    resource.tree?.parent,
    resource.tree?.order,
  ]);
  const names = Object.entries(decodeRow(table, row)).filter(([name]) => shown.has(name));
  return { ...Object.fromEntries(names), [NAME_ONLY]: 1 };
};

/** Rows by their keys: whole where the caller may list and reaches them, by name where its own rows point to them or it may choose them. */
const byTheirKeys = async (request: RecordRequest, keys: readonly unknown[]): Promise<Answer> => {
  const { platform, caller, call, resource } = request;
  const table = tableFor(platform, resource.name);
  const from = outsideStep(platform);
  const rows = await findByKeys(from.db, table, keys);
  const own = new Set(await filterReached(from, table, caller, rows));
  const isWhole = mayCall(caller, resource, call.name);
  const isFree = (row: Row) => own.has(row) || rulesOf(platform, table).isShared?.(row, platform) === true;
  const known = isWhole ? rows.filter((row) => own.has(row)) : [];
  const free = mayPick(platform, caller, resource.name) ? rows.filter((row) => isFree(row)) : [];
  const others = rows.filter((row) => !known.includes(row) && !free.includes(row));
  const points = await findPointedTo(
    from,
    caller,
    table,
    others.map((row) => row[table.key.name]),
  );
  const whole = new Map((await answerRows(platform, caller, table, known)).map((data, at) => [known[at], data]));
  const data = rows.flatMap((row) => {
    const isNamed = free.includes(row) || points.has(String(row[table.key.name]));
    return whole.get(row) ?? (isNamed ? titleFields(table, row) : []);
  });
  if (call.verb !== "get") return { data, count: data.length };
  if (data[0] === undefined) throw new Failure(404, "record");
  return { data: data[0], count: 1 };
};

/** Whoever may read names alone finds nothing by what else a record holds. */
const narrow = ({ params, resource }: RecordRequest): Row => {
  const paging = ["page_index", "page_no", "page_size"];
  const allowed = new Set(["q", resource.title, ...Object.values(resource.titles), resource.tree?.parent, ...paging]);
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => allowed.has(name))
      .map(([name, value]) => [name === "q" ? NAMED : name, value]),
  );
};

const PAGING = /^page_/;
/** So many are shown to choose from; who looks for another types more of its name. */
const MOST = 25;

/**
 * The part of a page that may be answered. Names are looked for one by one: whoever may not list records does not page
 * through them either. A tree is drawn whole, and who has the exact names already learns nothing by them.
 */
const partOf = ({ params, resource }: RecordRequest, { limit, offset }: Paging): Paging =>
  resource.tree !== null || Array.isArray(params[resource.title])
    ? { limit, offset }
    : { limit: Math.max(0, Math.min(limit, MOST - offset)), offset };

const answerNames = (request: RecordRequest, table: Table, rows: readonly Row[], total: number): Answer => ({
  data: rows.map((row) => titleFields(table, row)),
  count: Math.min(total, partOf(request, { limit: total, offset: 0 }).limit),
});

/** For who may write nothing that points there: what its own rows point to, to look through a list by. */
const browsePointed = async (request: RecordRequest): Promise<Answer> => {
  const { platform, caller, resource } = request;
  const { store, limits } = platform;
  const table = tableFor(platform, resource.name);
  const params = narrow(request);
  const filters = Object.fromEntries(Object.entries(params).filter(([name]) => !PAGING.test(name)));
  checkFilters(filters, limits);
  const points = wherePointedTo(platform, caller, table);
  if (points === null) return { data: [], count: 0 };
  const asked = selectionOf(store, table, filters);
  const selection = {
    ...asked,
    conditions: [...asked.conditions, points],
    broad: (sort: Parameters<typeof asked.broad>[0]) => [...asked.broad(sort), points],
  };
  const total = await countRows(store.db, table, selection);
  const part = partOf(request, pagingOf(params, limits));
  const rows = await readPage(store.db, table, selection, total, { ...part, ...sortOf(table, {}) });
  return answerNames(request, table, rows, total);
};

export const lookUp = async (request: RecordRequest): Promise<Answer> => {
  const { platform, caller, resource } = request;
  const keys = keysOf(request);
  if (keys.length > 0) {
    checkFilters({ [resource.key]: keys }, platform.limits);
    return byTheirKeys(request, keys);
  }
  if (!mayPick(platform, caller, resource.name)) return browsePointed(request);
  const table = tableFor(platform, resource.name);
  const params = narrow(request);
  const part = partOf(request, pagingOf(params, platform.limits));
  const { rows, total } = await listRows({ ...request, params }, part);
  return answerNames(request, table, rows, total);
};
