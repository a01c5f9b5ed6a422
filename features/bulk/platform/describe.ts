// The answer about a bulk task and its records, for the account that started the task.
import { changedByAction } from "../../../generator";
import { jobReasonText } from "../../../platform/framework/calls/jobs";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { DONE, FAILED, findJob, type Job } from "../../../platform/framework/queue/Job";
import { CANCELLED_REASON } from "../../../platform/framework/queue/Queue";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Row } from "../../../platform/framework/storage/Store";
import { tableFor } from "../../../platform/framework/storage/tableFor";
import * as own from "../../../platform/framework/wire/ownNames";
import { type BulkProgress, findOrder, progressOf } from "./BulkOrder";
import { countReasons, type Outcomes, readOutcomes } from "./bulkRows";
import { namesOfRecords } from "./names";
import { recordsPerSecond, remainingSeconds } from "./pace";
import { explainReason } from "./reason";
import { refusedFileAddress } from "./refusedFile";

export const progressOfJob = ({ cursor }: Pick<Job, "cursor">): BulkProgress => progressOf(parseStored(cursor));

/** The id of the task that retries the records which this task refused. */
export const retryTaskId = (id: string): string => `${id}-r`;

/** `asks`: the number of matching records is not the expected one. `stopped`: it failed and can continue. */
type State = "working" | "asks" | "stopped" | "cancelled" | "done";

const stateOf = ({ state, reason }: Job, { asks, isWhole }: BulkProgress): State => {
  if (state === DONE) return "done";
  if (state !== FAILED) return "working";
  if (reason === CANCELLED_REASON) return "cancelled";
  return asks !== null && !isWhole ? "asks" : "stopped";
};

/** Records per second, and remaining seconds. */
const paceIn = ({ pace, isWhole, found, at }: BulkProgress, state: State) => {
  const rate = recordsPerSecond(pace);
  return {
    rate: rate === null ? null : Math.round(rate * 10) / 10,
    left: state === "working" && isWhole ? remainingSeconds(pace, found - at) : null,
  };
};

/**
 * The fields that show whether a record was changed: fields that the call sets, and fields that its condition reads.
 */
const changedFields = (
  { platform }: Pick<SessionRequest, "platform">,
  name: string,
  { call, values }: { readonly call: string; readonly values: Row },
): readonly string[] => {
  const resource = platform.tables.get(name)?.resource;
  const called = resource?.calls.find((one) => one.name === call);
  if (resource === undefined || called === undefined || called.verb === "del") return [];
  if (called.verb === "set") return Object.keys(values);
  const writable = platform.schemas.get(name) ?? new Map();
  const changed = changedByAction(resource, called, (field) => writable.has(field)) ?? [];
  return [...new Set([...changed, ...Object.keys(called.when)])];
};

/** The answer for a task that another version wrote and that this version cannot read. */
const NOTHING = { call: "", values: {}, onlyEmpty: false, filters: {}, expected: 0, again: null };

export const describeTask = (request: SessionRequest, job: Job): Row => {
  const { id, resource, name, created, changed } = job;
  const order = findOrder(job);
  const { call, values, onlyEmpty = false, filters, expected, again } = order ?? NOTHING;
  const progress = progressOfJob(job);
  const { found, at, asks, isWhole, changed: carried, same, refused } = progress;
  return {
    ...{ id, resource, name, call, values, onlyEmpty, filters, expected, again, asks },
    state: order === null ? "stopped" : stateOf(job, progress),
    total: isWhole ? found : expected,
    done: at,
    counts: { changed: carried, same, refused, waiting: isWhole ? found - at : 0 },
    ...paceIn(progress, stateOf(job, progress)),
    fields: changedFields(request, job.resource, { call, values }),
    reason: jobReasonText(request, order === null ? { reason: "500.unreadable" } : job),
    ...refusedFileAddress(request, job),
    [own.CREATED]: created,
    [own.CHANGED]: changed,
  };
};

/** The most reasons in an answer. */
const MOST = 20;

/** A task with the reasons of refused records, and whether they are being retried. */
export const describeTaskWithReasons = async (request: SessionRequest, job: Job): Promise<Row> => {
  const { platform, language } = request;
  const { db } = platform.store;
  const { resource } = tableFor(platform, job.resource);
  const reasons = (await countReasons(db, job.id, MOST)).map(({ reason, count }) => ({
    reason: explainReason(platform.model, resource, language, reason),
    count,
    mark: reason,
  }));
  return { ...describeTask(request, job), reasons, isRepeated: (await findJob(db, retryTaskId(job.id))) !== null };
};

/** Records of a task with one outcome, by their keys and names, each with its reason. */
export const describeOutcomeRows = async (
  request: SessionRequest,
  job: Job,
  which: Outcomes,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly Row[]> => {
  const { platform, language } = request;
  const table = tableFor(platform, job.resource);
  const rows = await readOutcomes(platform.store.db, job.id, which, { after: -1, count: limit, skip: offset });
  const names = await namesOfRecords(
    platform,
    table,
    request,
    rows.map(({ record }) => record),
  );
  return rows.map(({ place, record, reason }) => ({
    ...{ id: place, record, name: names.get(record) ?? "" },
    reason: reason === "" ? "" : explainReason(platform.model, table.resource, language, reason),
  }));
};
