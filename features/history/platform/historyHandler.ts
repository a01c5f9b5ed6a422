// GET /rest/history/kinds: the kinds of records that the audit trail can be about, for readers of the trail
//   { id, kinds: { of, label }[], calls: { of, label }[] }   with the calls in the language of the request
// GET /rest/history?filter={"of":"order","record":"1042"}: entries about one record, the latest first. Accounts that
// may read the record may also read its history.
//   { id, at, event, call, account, name, key, changes, code }   `at` in seconds since 1970, `key` the beginning of an API key, `changes` as in trail/changes.ts
import { sql } from "kysely";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { mayRead } from "../../../platform/framework/records/pointing";
import { findRow } from "../../../platform/framework/records/find";
import { maskStored } from "../../../platform/framework/records/personal";
import { decode, isEmpty } from "../../../platform/framework/storage/codec";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import { type Condition, oneOf, readRows, whereOf } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import { columnFor } from "../../../platform/framework/storage/tableFor";
import { decryptEntries } from "../../../platform/framework/trail/personal";
import { stampNames } from "../../../platform/framework/storage/write";
import { Failure, invalidFailure, noPermissionFailure } from "../../../platform/framework/wire/Failure";

/** The audit trail and its table. @throws Failure 404 if the console keeps no audit trail */
const trailIn = ({ platform }: Pick<SessionRequest, "platform">) => {
  const { trail } = platform.model;
  const table = trail === null ? undefined : platform.tables.get(trail.resource);
  if (trail === null || table === undefined) throw new Failure(404);
  return { trail, table };
};

/** The requested record. @throws Failure 404 if the caller does not reach it, 513 if it may not read it */
const recordIn = async (request: SessionRequest, { of, record }: Row): Promise<string> => {
  const { platform, caller } = request;
  const table = platform.tables.get(String(of ?? ""));
  if (table === undefined) throw invalidFailure({ of: "invalid.reference" });
  if (isEmpty(record)) throw invalidFailure({ record: "invalid.required" });
  if (!mayRead(caller, table)) throw noPermissionFailure();
  const row: Row = await findRow({ platform, db: platform.store.db }, table, caller, { [table.key.name]: record });
  return String(row[table.key.name]);
};

/** After a record passed to another owner, each owner sees only the entries of their own time. */
const ofOwners = ({ platform, caller }: SessionRequest, { of }: Row): readonly Condition[] => {
  const { trail, table } = trailIn({ platform });
  const passes = platform.tables.get(String(of ?? ""))?.resource.passing !== null;
  if (!passes || caller.companies === null || trail.owner === null) return [];
  return [oneOf(columnFor<unknown>(table, trail.owner), caller.companies)];
};

const KINDS = "kinds";

export const historyHandler: RestHandler = {
  async list(request, { filter, offset, limit }) {
    const { trail, table } = trailIn(request);
    const { db } = request.platform.store;
    const record = await recordIn(request, filter);
    const column = (name: string) => columnFor<unknown>(table, name);
    const where = whereOf([
      oneOf(column(trail.of), [filter.of]),
      oneOf(column(trail.record), [record]),
      ...ofOwners(request, filter),
    ]);
    const key = sql.ref(table.key.name);
    const [moment = table.key.name] = stampNames(table, "created");
    const order = sql`order by ${sql.ref(moment)} desc, ${key} desc`;
    const rows: readonly Row[] = await readRows(db, table, sql`${where} ${order} limit ${limit} offset ${offset}`);
    const counted = await sql<{
      total: number;
    }>`select count(*) as total from ${sql.table(table.name)} ${where}`.execute(db);
    const decoded = (name: string, row: Row) => decode(column(name), row[name]);
    const opened = await decryptEntries(request.platform, table, rows);
    const seen = opened.map((row) => maskStored(request.platform, request.caller, table, row));
    return {
      total: Number(counted.rows[0]?.total ?? 0),
      rows: seen.map((row) => ({
        id: row[table.key.name],
        at: decoded(moment, row),
        event: decoded(trail.event, row),
        call: decoded(trail.call, row),
        account: decoded(trail.account, row),
        name: decoded(trail.name, row),
        key: trail.apiKey === null ? "" : decoded(trail.apiKey, row),
        changes: parseStored(row[trail.changes]) ?? [],
        code: trail.code === null ? 0 : decoded(trail.code, row),
      })),
    };
  },
  async get(request, id) {
    if (id !== KINDS) throw new Failure(404);
    const { platform, caller, language } = request;
    if (!mayRead(caller, trailIn(request).table)) throw noPermissionFailure();
    const { resources } = platform.model;
    const kinds = resources.map(({ name, label }) => ({ of: name, label: label[language] }));
    const calls = resources.flatMap(({ name, label, calls: all }) =>
      all
        .filter(({ trail: event, verb }) => event !== "none" || verb === "list")
        .map((call) => ({ of: `${name}.${call.name}`, label: `${label[language]} · ${call.label[language]}` })),
    );
    return { id, kinds, calls };
  },
};
