// Starts bulk tasks: new ones, or retries of the records that another task refused.
import { identityOf } from "../../../platform/framework/access/identity";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { needsStepUp } from "../../../platform/framework/calls/stepUp";
import { type Job, JOBS_TABLE, OPEN } from "../../../platform/framework/queue/Job";
import { selectionForRequest, readConditionZone } from "../../../platform/framework/records/asked";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import { findByKey } from "../../../platform/framework/storage/query";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { lockRow } from "../../../platform/framework/storage/write";
import { platformForActor } from "../../../platform/framework/trail/createTrail";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";
import { BULK_JOB_KIND } from "./bulkJob";
import { type BulkOrder, readOrder } from "./BulkOrder";
import { type TableAndCall, checkCanBeEmpty, findTableAndCall, readCallValues } from "./checkOrder";
import { constantFilters, listCallOf } from "../../../platform/framework/records/listing";
import { retryTaskId } from "./describe";

/** The most bulk tasks of one account that have not ended. */
const MOST_OPEN = 3;

/** Call this with a lock, because two requests at the same time could both be within the limit. @throws Failure 409 */
export const checkTaskLimit = async ({ platform, caller }: SessionRequest, db: Db): Promise<void> => {
  const { accounts } = identityOf(platform);
  const account = await findByKey(db, accounts, caller.key);
  if (account === null) throw new Failure(401);
  await lockRow(platform.store, db, accounts, account);
  const open = await db
    .selectFrom(JOBS_TABLE)
    .select("id")
    .where("account", "=", String(caller.key))
    .where("kind", "=", BULK_JOB_KIND)
    .where("state", "=", OPEN)
    .execute();
  if (open.length >= MOST_OPEN) throw new Failure(409, "bulk_open", null, { max: MOST_OPEN });
};

/** Adds the job, and records its start in the audit trail, with the call that it makes. */
const start = async (request: SessionRequest, { table, call }: TableAndCall, order: BulkOrder, given: Partial<Job>) => {
  const { platform, caller, address } = request;
  const { resource } = table;
  const acting = platformForActor(platform, { account: caller.account, call: { resource, call }, address });
  const id = await transact(acting.store, async (db) => {
    await checkTaskLimit(request, db);
    recordEntry(db, { is: "event", event: "action", asked: order.filters, facts: { count: order.expected } });
    const whose = { account: String(caller.key), resource: table.name, name: given.name ?? table.name };
    const own = given.id === undefined ? {} : { id: given.id };
    return platform.queue.add(db, { ...own, kind: BULK_JOB_KIND, ...whose, payload: { ...order } }, platform.now());
  });
  platform.queue.wake();
  return id;
};

/** The longest name of a task, in characters. */
const LONGEST = 100;

const nameOf = (given: unknown, otherwise: string): string =>
  (typeof given === "string" ? given.trim().slice(0, LONGEST) : "") || otherwise;

/** Checks the request, and starts the task. Answers its id. @throws Failure */
export const startTask = async (request: SessionRequest, body: Row): Promise<string> => {
  const { platform, caller, language } = request;
  const called = findTableAndCall(request, body.resource, body.call);
  const { table, call } = called;
  const values = readCallValues(request, called, body.values);
  const filters = isObject(body.filters) ? body.filters : {};
  const expected = Number(body.expected ?? Number.NaN);
  if (!Number.isSafeInteger(expected) || expected < 1) throw invalidFailure({ expected: "invalid.standard" });
  const max = platform.settings.MOST_BULK_ROWS;
  if (expected > max) throw new Failure(413, "bulk_rows", null, { max });
  const at = { now: platform.now(), zone: readConditionZone(filters) };
  const listing = listCallOf(table.resource);
  selectionForRequest(platform, table, caller, { ...(listing && constantFilters(table, listing)), ...filters }, at);
  if (needsStepUp(call, values)) await platform.twoStep?.demandProof(request);
  const onlyEmpty = body.onlyEmpty === true;
  if (onlyEmpty) checkCanBeEmpty(called, values);
  const order: BulkOrder = { call: call.name, values, onlyEmpty, filters, at, language, expected, again: null };
  return start(request, called, order, { name: nameOf(body.name, table.resource.plural[language]) });
};

/** Retries the records that a task refused. A repeated request starts only one task. @throws Failure */
export const startRetry = async (request: SessionRequest, job: Job, refused: number): Promise<string> => {
  const order = readOrder(parseStored(job.payload));
  const called = findTableAndCall(request, job.resource, order.call);
  if (needsStepUp(called.call, order.values)) await request.platform.twoStep?.demandProof(request);
  const next: BulkOrder = { ...order, expected: refused, again: job.id };
  return start(request, called, next, { id: retryTaskId(job.id), name: job.name });
};
