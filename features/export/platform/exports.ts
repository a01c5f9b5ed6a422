// The calls of exports, by the names that definitions use.
//   export_add                filters (with `where`), columns, sort_field, sort_order, format, name, zone, expected -> the new task
//                             (filters may also be separate parameters, as in a list's call)
//                             retry: id of a failed task, cancel: id of a running one -> that task
//   export_get, export_list   the caller's tasks
import { identityOf } from "../../../platform/framework/access/identity";
import * as own from "../../../platform/framework/wire/ownNames";
import { Failure } from "../../../platform/framework/wire/Failure";
import type { Answer } from "../../../platform/framework/wire/envelope";
import type { SignedRequest } from "../../../platform/framework/Platform";
import { FAILED, findJob, type Job, jobsOf } from "../../../platform/framework/queue/Job";
import { selectionForRequest } from "../../../platform/framework/records/asked";
import { pagingOf } from "../../../platform/framework/records/paging";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import { tableFor } from "../../../platform/framework/storage/tableFor";
import { isWithinMonths } from "pilothouse/features/sheets/book";
import type { Row } from "../../../platform/framework/storage/Store";
import { isEmpty } from "../../../platform/framework/storage/codec";
import { EXPORT_JOB_KIND, type ExportOrder, findExportOrder } from "./exportJob";
import { exportReachOf } from "./exportReach";
import { countExported } from "./exportRows";
import { jobReasonText } from "../../../platform/framework/calls/jobs";
import { toSafeName } from "../../../platform/framework/wire/fileNames";
import { isObject } from "../../../platform/framework/wire/readJson";
import { zoneOf } from "../../sheets/platform/zoneOf";

/** The longest time range of an export, in months. */
const MONTHS = 3;
const MOST_COLUMNS = 200;
/** Parameters of export_add that are not filters. */
const OWN = new Set([
  "format",
  "zone",
  "retry",
  "cancel",
  "name",
  "page_index",
  "page_no",
  "page_size",
  "sort_field",
  "sort_order",
  "columns",
  "expected",
]);

const rangeOf = ({ resource }: SignedRequest, order: ExportOrder | null) => {
  const range = resource.exporting?.range ?? null;
  if (range === null || order === null) return { begin: 0, end: 0 };
  const { filters } = order;
  return { begin: Number(filters[`${range}_begin`] ?? 0), end: Number(filters[`${range}_end`] ?? 0) };
};

/** For a finished export: the size of the file in bytes, and the number of rows in it. */
const madeBy = ({ result, done }: Job): { readonly size: number; readonly written: number } => {
  const made: unknown = parseStored(result);
  return isObject(made)
    ? { size: Number(made.size ?? 0), written: Number(made.rows ?? done) }
    : { size: 0, written: done };
};

/** Makes the function that turns an export job into the answered task. A job that cannot be read counts as failed. */
const describeExport = (request: SignedRequest) => (job: Job) => {
  const { id, account, resource, name, done, total, created, changed } = job;
  const order = findExportOrder(job);
  const file = order?.file ?? "";
  const state = order === null ? FAILED : job.state;
  return {
    ...{ id, resource, name, state, done, total, [own.CREATED]: created, [own.CHANGED]: changed },
    ...rangeOf(request, order),
    ...madeBy(job),
    expected: order?.expected ?? total,
    reason: jobReasonText(request, order === null ? { reason: "500.unreadable" } : job),
    [own.ACCOUNT_OF_JOB.key]: account,
    [own.ACCOUNT_OF_JOB.name]: String(request.caller.account[identityOf(request.platform).account.name] ?? account),
    url: order === null ? "" : `/files/tasks/${id}/${encodeURIComponent(file)}`,
    file,
  };
};

/**
 * The filters of the request: `filters`, or all other parameters. In parameters, clients send 0 if nothing is chosen.
 * So 0 only counts if the enumeration has that value.
 */
const filtersOf = ({ params, resource }: SignedRequest): Row => {
  if (isObject(params.filters)) return params.filters;
  return Object.fromEntries(
    Object.entries(params).filter(([name, value]) => {
      if (OWN.has(name)) return false;
      const values = resource.fields.find((field) => field.name === name)?.options.values;
      return value !== 0 || (Array.isArray(values) && values.includes(0));
    }),
  );
};

const columnsOf = ({ params }: SignedRequest): readonly string[] => {
  const { columns } = params;
  return Array.isArray(columns) ? columns.filter((one) => typeof one === "string").slice(0, MOST_COLUMNS) : [];
};

/** @throws Failure 404 if there is no such export, or if it belongs to another account */
const ownJob = async ({ platform, caller, resource }: SignedRequest, id: unknown): Promise<Job> => {
  const job = typeof id === "string" ? await findJob(platform.store.db, id) : null;
  const isOwn = job?.account === String(caller.key) && job.resource === resource.name && job.kind === EXPORT_JOB_KIND;
  if (job === null || !isOwn) throw new Failure(404, "record");
  return job;
};

/** Retries a failed export or cancels a running one. @throws Failure 519 for an export in another state */
const changeExport = async (request: SignedRequest, id: unknown, change: "retry" | "cancel"): Promise<Answer> => {
  const { queue, now, store } = request.platform;
  const job = await ownJob(request, id);
  if (!(await queue[change](job.id, now()))) throw new Failure(519);
  return { data: describeExport(request)((await findJob(store.db, job.id)) ?? job), count: 1 };
};

export const addExport = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params, resource, language, caller } = request;
  const table = tableFor(platform, resource.name);
  if (!isEmpty(params.retry)) return changeExport(request, params.retry, "retry");
  if (!isEmpty(params.cancel)) return changeExport(request, params.cancel, "cancel");
  const range = resource.exporting?.range ?? null;
  const zone = isEmpty(params.zone) ? null : zoneOf(params.zone);
  const filters = filtersOf(request);
  // Rows that are named one by one need no range.
  const isSelection = !isEmpty(filters[table.key.name]);
  const isRanged = range === null || isWithinMonths(filters[`${range}_begin`], filters[`${range}_end`], MONTHS, zone);
  if (!isRanged && !isSelection) throw new Failure(406, "export_range", { fields: { [range]: "invalid.exportRange" } });
  const format = params.format === "csv" ? "csv" : "xlsx";
  const at = { now: platform.now(), zone: zone ?? "UTC" };
  selectionForRequest(platform, table, caller, filters, at);
  const { sort_field, sort_order } = params;
  const wanted = { columns: columnsOf(request), sort: { sort_field, sort_order } };
  const said = Number(params.expected ?? Number.NaN);
  const expected =
    Number.isSafeInteger(said) && said >= 0 ? said : await countExported(platform, table, caller, filters, at);
  const name = toSafeName(params.name, table.name);
  const reach = exportReachOf(platform, table, caller);
  const manner = { format, language, zone: at.zone, file: `${name}.${format}` } as const;
  const order: ExportOrder = { ...manner, ...wanted, filters, asked: at.now, reach, expected };
  const { queue, store, now } = platform;
  const whose = { account: String(caller.key), resource: resource.name, name };
  const id = await queue.add(store.db, { kind: EXPORT_JOB_KIND, ...whose, payload: { ...order } }, now());
  queue.wake();
  return { data: describeExport(request)(await ownJob(request, id)), count: 1 };
};

export const listExports = async (request: SignedRequest): Promise<Answer> => {
  const { platform, caller, resource, params } = request;
  await platform.queue.forgetOld(platform);
  const whose = { account: String(caller.key), resource: resource.name, kind: EXPORT_JOB_KIND };
  const all = await jobsOf(platform.store.db, whose);
  const found = typeof params.id === "string" && params.id !== "" ? all.filter(({ id }) => id === params.id) : all;
  const { limit, offset } = pagingOf(params, platform.limits, 100);
  return { data: found.slice(offset, offset + limit).map(describeExport(request)), count: found.length };
};
