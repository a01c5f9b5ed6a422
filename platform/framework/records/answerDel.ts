import { Failure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { RecordRequest } from "./Engine";
import { rulesOf } from "./rules";
import { decode } from "../storage/codec";
import { deleteRows, lockRows } from "../storage/write";
import { checkNotEnded, checkNotReceiving } from "./ended";
import { findRows } from "./find";
import { deleteWithHolders } from "./holders";
import { clearCountsOfLists } from "./references";
import { checkChangeable } from "./scope";
import { checkCallWriter } from "./writers";
import { inTransaction, clearCaches } from "./step";
import { tableFor } from "../storage/tableFor";
import { isReferenceError } from "./storeFailure";
import { checkStillRestricted, checkUnused } from "./unused";

/** Deletes all named records, or none. Answers their keys. */
export const answerDel = async (request: RecordRequest): Promise<Answer> => {
  const table = tableFor(request.platform, request.resource.name);
  const { platform, language, caller } = request;
  const keys = await inTransaction(request, table, async (step) => {
    const rows = await findRows(step, table, step.caller, request.params);
    checkChangeable(table, step.caller, rows);
    await checkNotEnded(step, table, rows);
    await lockRows(platform.store, step.db, table, rows);
    const found = rows.map((row) => row[table.key.name]);
    await checkNotReceiving(step, table, found);
    await rulesOf(platform, table).deleting?.(step, rows);
    await checkCallWriter(step, request.call, rows);
    await checkUnused(step, found);
    await checkStillRestricted(step, found);
    await deleteWithHolders(step, found, () => deleteRows(step.db, table, found));
    clearCountsOfLists(step);
    return found.map((key) => decode(table.key, key));
  }).catch(async (error: unknown) => {
    if (!isReferenceError(platform, error)) throw error;
    // Another request has stored a reference to a record after `checkUnused` ran. This second check finds and names it.
    const found = [request.params[table.key.name]].flat();
    await checkUnused({ platform, db: platform.store.db, table, language, caller }, found);
    throw new Failure(503);
  });
  clearCaches(request.platform, table, null);
  return { data: keys, count: keys.length };
};
