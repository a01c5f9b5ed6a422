// GET, POST, PUT and DELETE of /rest/preferences: only for preferences of the caller's own account.
// { id, value, row_version, gmt_create, gmt_update } `id` is the name, `value` is any JSON of the console
// PUT creates or replaces a preference. If it contains `row_version` and the store has another version, it answers 412
// and the stored record. 0 means that the preference must not exist yet.
import { type SqlBool, sql } from "kysely";
import type { RestHandler, RestQuery } from "../../../platform/framework/calls/RestHandler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { VERSION } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { existsFailure, Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { formatSize } from "../../../platform/framework/wire/limits";
import * as own from "../../../platform/framework/wire/ownNames";
import { PREFERENCES_TABLE } from "./table";

const NAME_LENGTH = 128;
const NAME = /^[\w.:-]+$/;
const COLUMNS = new Map([
  ["id", "name"],
  [own.CREATED, own.CREATED],
  [own.CHANGED, own.CHANGED],
]);

const describePreference = (row: Row): Row => ({
  id: row.name,
  value: parseStored(row.value) ?? null,
  [VERSION.count]: Number(row[VERSION.count]),
  [own.CREATED]: Number(row[own.CREATED]),
  [own.CHANGED]: Number(row[own.CHANGED]),
});

type Asking = Pick<SessionRequest, "caller">;

const ofAccount = (db: Db, { caller }: Asking) => db.selectFrom(PREFERENCES_TABLE).where("account", "=", caller.key);

const find = async (db: Db, request: Asking, name: string): Promise<Row | null> =>
  (await ofAccount(db, request).selectAll().where("name", "=", name).executeTakeFirst()) ?? null;

/** Checks the name of a preference. @throws Failure 400 */
const checkName = (name: unknown): string => {
  if (typeof name !== "string" || !NAME.test(name) || name.length > NAME_LENGTH)
    throw new Failure(400, "preference_name", null, { max: NAME_LENGTH });
  return name;
};

/** The value as JSON text. @throws Failure 406 without a value, 413 if it is too large */
const encodeValue = ({ platform }: SessionRequest, { value }: Row): string => {
  if (value === undefined) throw invalidFailure({ value: "invalid.required" });
  const text = JSON.stringify(value);
  const most = platform.settings.MOST_PREFERENCE;
  if (Buffer.byteLength(text) > most) throw new Failure(413, "preference", null, { max: formatSize(most) });
  return text;
};

/** The version that the sender has seen; undefined if the body names none. @throws Failure 406 if it is no number */
const seenIn = (body: Row): number | undefined => {
  const seen = body[VERSION.count];
  if (seen === undefined || seen === null) return undefined;
  if (typeof seen !== "number" || !Number.isSafeInteger(seen) || seen < 0)
    throw invalidFailure({ [VERSION.count]: "invalid.integer" });
  return seen;
};

const changedMeanwhile = (stored: Row | null): Failure =>
  new Failure(412, null, { record: stored === null ? null : describePreference(stored) });

const conditionsOf = ({ filter }: RestQuery) =>
  Object.entries(filter).map(([field, wanted]) => {
    const column = COLUMNS.get(field);
    const values: readonly unknown[] = [wanted].flat();
    if (column === undefined) throw invalidFailure({ [field]: "invalid.standard" });
    if (values.length === 0) return sql<SqlBool>`1 = 0`;
    return sql<SqlBool>`${sql.ref(column)} in (${sql.join(values.map((one) => (column === "name" ? String(one) : Number(one))))})`;
  });

const store = async (request: SessionRequest, name: string, text: string, seen: number | undefined): Promise<Row> => {
  const { platform, caller } = request;
  const now = platform.now();
  return transact(platform.store, async (db) => {
    const before = await find(db, request, name);
    if (seen !== undefined && seen !== Number(before?.[VERSION.count] ?? 0)) throw changedMeanwhile(before);
    if (before === null) {
      const most = platform.settings.MOST_PREFERENCES;
      const { count } = await ofAccount(db, request)
        .select(sql<number>`count(*)`.as("count"))
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) throw new Failure(413, "preferences", null, { max: most });
    }
    // The first version of a preference is the time, so a preference that was deleted never repeats a version.
    const values = {
      account: caller.key,
      name,
      value: text,
      [VERSION.count]: now,
      [own.CREATED]: now,
      [own.CHANGED]: now,
    };
    const version = sql.ref(`${PREFERENCES_TABLE}.${VERSION.count}`);
    const stored = await db
      .insertInto(PREFERENCES_TABLE)
      .values(values)
      .onConflict((on) => {
        const replaced = on
          .columns(["account", "name"])
          .doUpdateSet({ value: text, [own.CHANGED]: now, [VERSION.count]: sql`${version} + 1` });
        return seen === undefined ? replaced : replaced.where(sql<SqlBool>`${version} = ${seen}`);
      })
      .returningAll()
      .executeTakeFirst();
    if (stored === undefined) throw changedMeanwhile(await find(db, request, name));
    return describePreference(stored);
  });
};

export const preferencesHandler: RestHandler = {
  async list(request, query) {
    const { db } = request.platform.store;
    const mine = conditionsOf(query).reduce((rows, one) => rows.where(one), ofAccount(db, request));
    const column = query.sort === null ? "name" : COLUMNS.get(query.sort.field);
    if (column === undefined) throw invalidFailure({ sort: "invalid.standard" });
    const direction = query.sort?.descending === true ? "desc" : "asc";
    const rows = await mine
      .selectAll()
      .orderBy(column, direction)
      .orderBy("name", direction)
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    const { total } = await mine.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
    return { rows: rows.map(describePreference), total: Number(total) };
  },
  async get(request, id) {
    const found = await find(request.platform.store.db, request, id);
    if (found === null) throw new Failure(404, "record");
    return describePreference(found);
  },
  async add(request, body) {
    const name = checkName(body.id);
    return store(request, name, encodeValue(request, body), 0).catch((error: unknown) => {
      throw error instanceof Failure && error.code === 412 ? existsFailure({ id: "invalid.exists" }) : error;
    });
  },
  set: async (request, id, body) => store(request, checkName(id), encodeValue(request, body), seenIn(body)),
  async del(request, id) {
    const { db } = request.platform.store;
    const done = await db
      .deleteFrom(PREFERENCES_TABLE)
      .where("account", "=", request.caller.key)
      .where("name", "=", id)
      .executeTakeFirst();
    if (Number(done.numDeletedRows) === 0) throw new Failure(404, "record");
    await request.platform.store.flush();
  },
};
