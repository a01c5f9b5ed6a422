// Begins a write and tells the caches of it once it is stored.
import { decidesAccess } from "../access/identity";
import { mayCall, permit } from "../access/permission";
import { changeRights } from "../access/sessions";
import { lockRights } from "../access/lockRights";
import { Failure } from "../wire/Failure";
import type { Caller } from "../access/Caller";
import type { Engine, Reading, RecordRequest, Step } from "./Engine";
import type { FieldOf } from "../storage/defineResource";
import type { Db } from "../storage/Store";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";

/** Of the store as it is, outside any step. */
export const outsideStep = (platform: Engine): Reading => ({ platform, db: platform.store.db });

/** `fields` null when rows came or went. */
export const clearCaches = <Of>(platform: Engine, table: Table<Of>, fields: readonly FieldOf<Of>[] | null): void => {
  platform.counts.forget(table.name, fields);
  if (decidesAccess(platform.model, table)) platform.callers.forget();
};

/** The caller as it is within a step, once nobody else is changing rights. @throws Failure 401 */
export const lockAndReadCaller = async (
  { platform, caller }: Pick<RecordRequest, "platform" | "caller">,
  db: Db,
): Promise<Caller> => {
  await lockRights(platform.store, db);
  const now = await platform.callers.byAccount(caller.key, platform.now(), db);
  if (now === null) throw new Failure(401);
  return now;
};

/** Who does what, whether a request asks for it or work that goes on by itself. */
type Doing = Pick<RecordRequest, "platform" | "caller" | "language" | "resource" | "call">;

const permittedNow = async (request: Doing, db: Db): Promise<Caller> => {
  const { caller, resource, call } = request;
  const now = await lockAndReadCaller(request, db);
  if (mayCall(caller, resource, call.name)) permit(now, resource, call.name);
  return now;
};

/** What decides who may do what is changed under rights that are read, and locked, in the same step. */
export const inStep = async <Of, Result>(
  request: Doing,
  table: Table<Of>,
  work: (step: Step<Of>) => Promise<Result>,
): Promise<Result> => {
  const { platform, language } = request;
  return transact(platform.store, async (db) => {
    const decides = decidesAccess(platform.model, table);
    const caller = decides ? await permittedNow(request, db) : request.caller;
    if (decides) await changeRights(db);
    return work({ platform, db, caller, language, table, now: platform.now() });
  });
};
