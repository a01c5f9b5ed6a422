// The end of an owner, and passing a record to another owner, under /rest/ending:
//   POST { of, record, to } counts what would happen: { id, word, kinds, obstacles, mark }
//   PUT <of>:<key> { procedure, to, confirm, mark } ends the owner, or passes the record. `confirm` is the name, as
//   typed by the person; `mark` belongs to the shown counts
//   PUT <of>:<key> { again: true } continues an end that has stopped
//   GET <of>:<key> the progress of the end of an owner
// Ending also answers the progress: { id, state, done, total, reason, obstacles }
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { noteRightsChange } from "../../../platform/framework/access/sessions";
import { findRow } from "../../../platform/framework/records/find";
import { holdsMenu } from "../../../platform/framework/records/personal";
import { mayRead } from "../../../platform/framework/records/pointing";
import { clearCaches, lockAndReadCaller } from "../../../platform/framework/records/step";
import { isEmpty } from "../../../platform/framework/storage/codec";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure, invalidFailure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { checkNotEnded } from "../../../platform/framework/records/ended";
import { PROCEDURES, type Procedure } from "./afterwards";
import { countEndConsequences } from "./count";
import { checkMayEnd, closeOwner, findNewOwner, findReceivingOwner, storedKey } from "./end";
import { readEndState, continueEnd, startEnd, waitIfFewRows } from "./follow";
import { countPassedRows, passRecord } from "./pass";

/** The table and the key in the id of a record. */
const partsOf = (id: string): readonly [of: string, key: string] => {
  const [, of = "", key = ""] = /^([^:]+):(.+)$/.exec(id) ?? [];
  return [of, key];
};

const isProcedure = (value: unknown): value is Procedure => PROCEDURES.some((one) => one === value);

/** The record that a request names. @throws Failure 513 without the right, 404 if it is out of the caller's reach */
const recordIn = async ({ platform, caller }: SessionRequest, of: unknown, key: unknown, db: Db) => {
  const { ending: rights, owner } = platform.model;
  const table = platform.tables.get(String(of));
  const isOwner = table !== undefined && table.name === owner?.resource;
  if (table === undefined || (!isOwner && table.resource.passing === null)) throw new Failure(404, "record");
  if (!holdsMenu(caller, isOwner ? rights?.end : rights?.pass) || !mayRead(caller, table)) throw noPermissionFailure();
  const row: Row = await findRow({ platform, db }, table, caller, { [table.key.name]: key });
  return { table, row, isOwner };
};

export const endingHandler: RestHandler = {
  async add(request, { of, record: asked, to }) {
    const { platform, caller, language } = request;
    const { db } = platform.store;
    if (isEmpty(asked)) throw invalidFailure({ record: "invalid.required" });
    const { table, row, isOwner } = await recordIn(request, of, asked, db);
    const key = row[table.key.name];
    const about = { id: `${table.name}:${String(key)}`, word: row[table.resource.title] };
    const step = { platform, db, caller, language, table, now: platform.now() };
    if (!isOwner) {
      await checkNotEnded(step, table, [row]);
      if (!isEmpty(to)) await findNewOwner(step, row, to);
      return { ...about, ...(await countPassedRows(step, table, key, language)) };
    }
    await checkMayEnd(step, row);
    const target = isEmpty(to) ? null : await findReceivingOwner(step, key, to);
    const counted = await countEndConsequences(step, {
      key: storedKey(key),
      to: target === null ? null : storedKey(target[table.key.name]),
      language,
    });
    return { ...about, ...counted };
  },
  async set(request, id, { procedure, to, confirm, mark, again }) {
    const { platform, language } = request;
    const { db: outside } = platform.store;
    const [of, key] = partsOf(id);
    if (again === true) {
      const { table, row, isOwner } = await recordIn(request, of, key, outside);
      if (!isOwner || !(await continueEnd(request, table, row))) throw new Failure(404, "record");
      return { id, ...(await waitIfFewRows(request, table, row[table.key.name])) };
    }
    const closed = await transact(platform.store, async (db) => {
      // Two ends at the same time could leave no account with certain rights, or move rows to an owner that has ended.
      const caller = await lockAndReadCaller(request, db);
      const { table, row, isOwner } = await recordIn({ ...request, caller }, of, key, db);
      if (String(confirm ?? "").trim() !== String(row[table.resource.title]))
        throw invalidFailure({ confirm: "invalid.confirm" });
      const step = { platform, db, caller, language, table, now: platform.now() };
      if (!isOwner) {
        await passRecord(step, row, await findNewOwner(step, row, to), String(mark ?? ""));
        return null;
      }
      if (!isProcedure(procedure)) throw invalidFailure({ procedure: "invalid.reference" });
      await noteRightsChange(db);
      const pending = await closeOwner(step, row, { procedure, to, mark: String(mark ?? "") });
      await startEnd(request, db, pending, String(row[table.resource.title] ?? ""));
      return { table, key: row[table.key.name] };
    });
    for (const table of platform.tables.values()) clearCaches(platform, table, null);
    return closed === null ? { id } : { id, ...(await waitIfFewRows(request, closed.table, closed.key)) };
  },
  async get(request, id) {
    const { platform, caller } = request;
    const { owner } = platform.model;
    const { db } = platform.store;
    const [of, key] = partsOf(id);
    const table = platform.tables.get(of);
    if (table === undefined || table.name !== owner?.resource) throw new Failure(404, "record");
    if (!mayRead(caller, table)) throw noPermissionFailure();
    const row: Row = await findRow({ platform, db }, table, caller, { [table.key.name]: key });
    return { id, ...(await readEndState(request, table, row[table.key.name])) };
  },
};
