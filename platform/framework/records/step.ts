// Runs a write as one step, and clears the caches after it is stored.
import { decidesRights } from "../access/identity";
import { mayCall, checkPermission } from "../access/permission";
import { noteRightsChange } from "../access/sessions";
import { lockRights } from "../access/lockRights";
import { Failure } from "../wire/Failure";
import type { Caller } from "../access/Caller";
import type { Engine, Reading, RecordRequest, Step } from "./Engine";
import type { FieldOf } from "../storage/defineResource";
import type { Db } from "../storage/Store";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";

/** Reads with any connection of the store, outside every step. */
export const outsideTransaction = (platform: Engine): Reading => ({ platform, db: platform.store.db });

/**
 * Clears the caches that a stored write makes outdated: counts that depend on `fields`, or all counts of the table if
 * `fields` is null, because rows were added or deleted; and the cached callers if the table decides access.
 */
export const clearCaches = <Of>(platform: Engine, table: Table<Of>, fields: readonly FieldOf<Of>[] | null): void => {
  platform.counts.forget(table.name, fields);
  if (decidesRights(platform.model, table)) platform.callers.forget();
};

/**
 * Waits until no other step changes rights, keeps them unchanged until this step ends, and reads the caller again.
 * @throws Failure 401 if the account was deleted or disabled in the meantime
 */
export const lockAndReadCaller = async (
  { platform, caller }: Pick<RecordRequest, "platform" | "caller">,
  db: Db,
): Promise<Caller> => {
  await lockRights(platform.store, db);
  const now = await platform.callers.again(caller, platform.now(), db);
  if (now === null) throw new Failure(401);
  return now;
};

/** The caller and the call of a step. A job has both, although it has no request. */
type StepRequest = Pick<RecordRequest, "platform" | "caller" | "language" | "resource" | "call">;

const permitLocked = async (request: StepRequest, db: Db): Promise<Caller> => {
  const { caller, resource, call } = request;
  const now = await lockAndReadCaller(request, db);
  if (mayCall(caller, resource, call.name)) checkPermission(now, resource, call.name);
  return now;
};

/**
 * Runs `work` in a transaction. If the table decides access (accounts, roles, menus), the rights are locked first and
 * the caller's right to the call is checked again, so that two changes of rights cannot overlap.
 * @throws Failure 401 or 513 if the caller lost the right in the meantime, and what `work` throws
 */
export const inTransaction = async <Of, Result>(
  request: StepRequest,
  table: Table<Of>,
  work: (step: Step<Of>) => Promise<Result>,
): Promise<Result> => {
  const { platform, language } = request;
  return transact(platform.store, async (db) => {
    const decides = decidesRights(platform.model, table);
    const caller = decides ? await permitLocked(request, db) : request.caller;
    if (decides) await noteRightsChange(db);
    return work({ platform, db, caller, language, table, now: platform.now() });
  });
};
