// Answers rows by name only: key, titles and place in the tree. A caller may look up the names of all rows that the
// caller's rows refer to, whatever their owner, such as the product of an order or the company above. A caller who may
// write a reference may also search the names of the rows it reaches, even without the right to list them.
import { mayCall } from "../access/permission";
import { Failure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { RecordRequest } from "./Engine";
import { rulesOf } from "./rules";
import { decodeRow, isEmpty } from "../storage/codec";
import { checkHidden, fieldsHiddenFrom, NAME_ONLY_FIELD } from "./personal";
import { findByKeys, countRows, selectionOf } from "../storage/query";
import { TITLE_SEARCH_PARAM, narrowBySearch } from "../storage/search";
import { readPage } from "../storage/page";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { answerRows } from "./answer";
import { checkFilters } from "./filters";
import { listRows, readSort } from "./list";
import { pagingOf } from "./paging";
import type { Paging } from "./paging";
import { referencedCondition, mayPick, findReferenced } from "./pointing";
import { filterReached } from "./scope";
import { outsideTransaction } from "./step";
import { tableFor } from "../storage/tableFor";

/** Parameter sent with keys: the caller wants the names of these rows, not the records. */
const NAMES = "names";

const keysOf = ({ params, resource }: RecordRequest): readonly unknown[] =>
  [params[resource.key]].flat().filter((key) => !isEmpty(key));

const isReading = ({ call }: RecordRequest): boolean => call.verb === "list" || call.verb === "get";

/** Whether `lookUpNames` answers this request: it asks for names by keys, or the caller may only look up names. */
export const isNameLookup = (request: RecordRequest): boolean => {
  const { platform, call, caller, resource } = request;
  if (!isReading(request) || !platform.tables.has(resource.name)) return false;
  if (mayCall(caller, resource, call.name)) return !isEmpty(request.params[NAMES]) && keysOf(request).length > 0;
  return (
    mayPick(platform, caller, resource.name) ||
    keysOf(request).length > 0 ||
    referencedCondition(platform, caller, tableFor(platform, resource.name)) !== null
  );
};

/** The fields of a row that its name consists of: key, titles, and the parent and order in its tree. */
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
  return { ...Object.fromEntries(names), [NAME_ONLY_FIELD]: 1 };
};

/**
 * Answers rows by their keys, and leaves out keys of other rows. A row is whole if the caller may list it and reaches it.
 * It is only a name if rows of the caller refer to it or if the caller may choose it for a reference.
 * @throws Failure 404 for a `get` of a row that is left out
 */
const answerByKeys = async (request: RecordRequest, keys: readonly unknown[]): Promise<Answer> => {
  const { platform, caller, call, resource } = request;
  const table = tableFor(platform, resource.name);
  const from = outsideTransaction(platform);
  const rows = await findByKeys(from.db, table, keys);
  const own = new Set(await filterReached(from, table, caller, rows));
  const isWhole = mayCall(caller, resource, call.name);
  const isFree = (row: Row) => own.has(row) || rulesOf(platform, table).isShared?.(row, platform) === true;
  const known = isWhole ? rows.filter((row) => own.has(row)) : [];
  const free = mayPick(platform, caller, resource.name) ? rows.filter((row) => isFree(row)) : [];
  const others = rows.filter((row) => !known.includes(row) && !free.includes(row));
  const points = await findReferenced(
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

/** Keeps only the parameters that search by name, because other filters would reveal other fields. */
const nameFilters = ({ params, resource }: RecordRequest): Row => {
  const paging = ["page_index", "page_no", "page_size"];
  const allowed = new Set(["q", resource.title, ...Object.values(resource.titles), resource.tree?.parent, ...paging]);
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => allowed.has(name))
      .map(([name, value]) => [name === "q" ? TITLE_SEARCH_PARAM : name, value]),
  );
};

const PAGING = /^page_/;
/** How many names are answered. To find others, people type more of the name. */
const MOST = 25;

/**
 * Limits a page of names to the first MOST, because a caller who may not list records may not page through their names
 * either. Trees are not limited, because they are drawn whole, nor are searches for exact names that the caller knows.
 */
const partOf = ({ params, resource }: RecordRequest, { limit, offset }: Paging): Paging =>
  resource.tree !== null || Array.isArray(params[resource.title])
    ? { limit, offset }
    : { limit: Math.max(0, Math.min(limit, MOST - offset)), offset };

const answerNames = (request: RecordRequest, table: Table, rows: readonly Row[], total: number): Answer => ({
  data: rows.map((row) => titleFields(table, row)),
  count: Math.min(total, partOf(request, { limit: total, offset: 0 }).limit),
});

/** Answers the names that the caller's rows refer to, as choices for the filters of a list. */
const browsePointed = async (request: RecordRequest): Promise<Answer> => {
  const { platform, caller, resource } = request;
  const { store, limits } = platform;
  const table = tableFor(platform, resource.name);
  const params = nameFilters(request);
  const filters = Object.fromEntries(Object.entries(params).filter(([name]) => !PAGING.test(name)));
  checkFilters(filters, limits);
  const points = referencedCondition(platform, caller, table);
  if (points === null) return { data: [], count: 0 };
  const hidden = fieldsHiddenFrom(platform, caller, table);
  checkHidden(filters, hidden);
  const asked = narrowBySearch(
    selectionOf(store, table, filters),
    { store, table, filters },
    { hidden, targets: new Map() },
  );
  const selection = {
    ...asked,
    conditions: [...asked.conditions, points],
    broad: (sort: Parameters<typeof asked.broad>[0]) => [...asked.broad(sort), points],
  };
  const total = await countRows(store.db, table, selection);
  const part = partOf(request, pagingOf(params, limits));
  const rows = await readPage(store.db, table, selection, total, { ...part, ...readSort(table, {}) });
  return answerNames(request, table, rows, total);
};

/** Answers names: of the rows with the given keys, of choices for a filter, or of the rows that a search finds. */
export const lookUpNames = async (request: RecordRequest): Promise<Answer> => {
  const { platform, caller, resource } = request;
  const keys = keysOf(request);
  if (keys.length > 0) {
    checkFilters({ [resource.key]: keys }, platform.limits);
    return answerByKeys(request, keys);
  }
  if (!mayPick(platform, caller, resource.name)) return browsePointed(request);
  const table = tableFor(platform, resource.name);
  const params = nameFilters(request);
  const part = partOf(request, pagingOf(params, platform.limits));
  const { rows, total } = await listRows({ ...request, params }, part);
  return answerNames(request, table, rows, total);
};
