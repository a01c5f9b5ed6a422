// Counts what a deletion would do, under /rest/deleting (ADR 80). Nothing is deleted. POST { resource, keys } counts
// for these records POST { resource, filters } counts for all records that match the filters of the list, including
// `where` GET lists rules that would delete old rows and wait for consent (ADR 90), for the super admin PUT <resource>
// { agree: true } agrees to one of these rules. Its rows are deleted within an hour The answer to POST: `total` is the
// number of records, and `counted` says for how many of them the deletion was tried. `free` has the keys that can be
// deleted, `kept` the others, by reason. `uses` counts the rows that prevent the deletion. `elsewhere` says whether
// there are more such rows, which the caller may not see. `along` counts other rows that would be deleted or changed.
import { sql } from "kysely";
import { WHERE_PARAM, writeWhere } from "pilothouse/schema";
import { checkPermission } from "../../../platform/framework/access/permission";
import { constantFilters, listCallOf } from "../../../platform/framework/records/listing";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { selectionForRequest } from "../../../platform/framework/records/asked";
import { approveRules, readPending } from "../../../platform/framework/storage/deletions";
import { countRows, whereOf } from "../../../platform/framework/storage/query";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure, invalidFailure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";
import { messageOf } from "../../../platform/framework/wire/words";
import type { ReferringRows } from "../../../platform/framework/records/unused";
import { type UndeletableRecord, tryDeletion } from "./tryDeletion";

/** The largest number of records that are tried, because other requests must wait for the store. */
const MOST = 100;

interface Meant {
  readonly keys: readonly string[];
  readonly total: number;
}

const meantBy = async (request: SessionRequest, table: Table, { keys, filters }: Row): Promise<Meant> => {
  const { platform, caller } = request;
  if (Array.isArray(keys)) {
    const own = [...new Set(keys.map(String))];
    if (own.length === 0) throw invalidFailure({ keys: "invalid.required" });
    return { keys: own.slice(0, MOST), total: own.length };
  }
  const listing = listCallOf(table.resource);
  if (!isObject(filters) || listing === undefined) throw invalidFailure({ keys: "invalid.required" });
  checkPermission(caller, table.resource, "list");
  if (platform.carrying(table.resource, listing)?.isPlain === false) throw new Failure(405);
  const { conditions } = selectionForRequest(platform, table, caller, {
    ...filters,
    ...constantFilters(table, listing),
  });
  const { db } = platform.store;
  const key = sql.ref(table.key.name);
  const some = sql<Row>`select ${key} as found from ${sql.table(table.name)} ${whereOf(conditions)} order by ${key} limit ${MOST}`;
  const { rows } = await some.execute(db);
  return { keys: rows.map((row) => String(row.found)), total: await countRows(db, table, { conditions }) };
};

/** A filter for the list of rows that refer to this record. A text filter would also find longer texts. */
const filterOf = ({ link: { column, lead } }: ReferringRows, key: string): Row =>
  lead === null
    ? { [column.name]: key }
    : {
        [lead.by.name]: lead.value,
        [WHERE_PARAM]: writeWhere({ match: "all", of: [{ field: column.name, operator: "is", values: [key] }] }),
      };

const describeUses = ({ language }: SessionRequest, kept: readonly UndeletableRecord[]): readonly Row[] => {
  const found = new Map<string, { use: ReferringRows; keys: string[]; count: number }>();
  for (const { key, uses } of kept)
    for (const use of uses.filter(({ count }) => count > 0)) {
      const id = `${use.table.name} ${use.link.column.name} ${String(use.link.lead?.value ?? "")}`;
      const known = found.get(id) ?? { use, keys: [], count: 0 };
      found.set(id, { use, keys: [...known.keys, key], count: known.count + use.count });
    }
  const all = [...found.values()].toSorted((a, b) => b.count - a.count);
  const isTwice = (use: ReferringRows): boolean => all.filter((one) => one.use.table === use.table).length > 1;
  return all.map(({ use, keys, count: rows }) => ({
    of: use.table.name,
    label: use.table.resource.plural[language],
    by: isTwice(use) ? use.link.column.field.label[language] : "",
    count: rows,
    filter: keys.length === 1 ? filterOf(use, keys[0] ?? "") : null,
  }));
};

/** The records that cannot be deleted, by reason: the resource that refers to them, or the message of the refusal. */
const groupKept = ({ platform, language }: SessionRequest, kept: readonly UndeletableRecord[]): readonly Row[] => {
  const groups = new Map<string, { of: readonly string[]; reason: string; elsewhere: boolean; keys: string[] }>();
  for (const { key, failure, uses } of kept) {
    // Each group names only one use, because `uses` in the answer has all of them.
    const [most] = uses.filter((use) => use.count > 0).toSorted((a, b) => b.count - a.count);
    const of = most === undefined ? [] : [most.table.resource.plural[language]];
    const elsewhere = uses.some(({ others }) => others > 0);
    const reason = uses.length > 0 ? "" : messageOf(platform.model, language, failure);
    const id = JSON.stringify([of, elsewhere, reason]);
    const known = groups.get(id) ?? { of, reason, elsewhere, keys: [] };
    groups.set(id, { ...known, keys: [...known.keys, key] });
  }
  return [...groups.values()].toSorted((a, b) => b.keys.length - a.keys.length);
};

const count = async (request: SessionRequest, body: Row): Promise<Row> => {
  const { platform, caller, language } = request;
  const table = platform.tables.get(String(body.resource ?? ""));
  const call = table?.resource.calls.find(({ verb }) => verb === "del");
  if (table === undefined || call === undefined) throw invalidFailure({ resource: "invalid.reference" });
  checkPermission(caller, table.resource, call.name);
  const carrying = platform.carrying(table.resource, call);
  // The console's own code may do more than write to the store, and that could not be rolled back.
  if (carrying === null || !carrying.isPlain) throw new Failure(405, "deleting");
  const { keys, total } = await meantBy(request, table, body);
  const deleting = { platform, caller, language, table, carrying };
  const { free, kept, along } = await tryDeletion(deleting, keys);
  return {
    id: table.name,
    total,
    counted: keys.length,
    free,
    kept: groupKept(request, kept),
    uses: describeUses(request, kept),
    elsewhere: kept.some(({ uses }) => uses.some(({ others }) => others > 0)),
    along: along.map(({ table: { resource }, fate, count: rows }) => ({
      of: resource.name,
      label: resource.plural[language],
      fate,
      count: rows,
    })),
  };
};

const listRules = async ({ platform, caller }: SessionRequest) => {
  const { store, tables, now } = platform;
  const pending = caller.isSuper ? await readPending(store.db, tables.values(), now()) : [];
  return { rows: pending.map(({ table, ...rule }) => ({ id: table, ...rule })), total: pending.length };
};

const agree = async ({ platform, caller }: SessionRequest, id: string, body: Row): Promise<Row> => {
  const table = platform.tables.get(id);
  if (!caller.isSuper) throw noPermissionFailure();
  if (table === undefined || body.agree !== true) throw new Failure(404, "record");
  return transact(platform.store, async (db) => {
    const [agreed] = await approveRules(db, [table], platform.now());
    if (agreed === undefined) throw new Failure(404, "record");
    const { table: of, rows, days } = agreed;
    recordEntry(db, { is: "event", event: "set", facts: { agreed: of, count: rows, days } });
    return { id, rows, days };
  });
};

export const deletingHandler: RestHandler = { reads: ["list", "add"], add: count, list: listRules, set: agree };
