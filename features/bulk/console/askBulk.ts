// Bulk tasks of the platform, under /rest/bulk: one call for all records that match.
import type { BulkState, BulkTask, Outcome } from "./BulkTask";
import { type PlatformTask, readTask, type TaskNotice } from "../../../src/framework/tasks/PlatformTask";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { valueAt } from "../../../src/framework/resource/valueAt";
import { taskFields } from "../../../src/framework/wire/ownNames";
import { isObject, factsIn, numberIn, textIn } from "../../../src/framework/wire/readAnswer";

const REST = "bulk";
/** The most tasks that are requested, and the most refused records that are shown. */
const MOST = 50;

const STATES = {
  working: "working",
  asks: "asks",
  stopped: "given_up",
  cancelled: "given_up",
  done: "worked",
} as const satisfies Readonly<Record<BulkState, string>>;
const NOTICES = {
  working: null,
  asks: { words: "tasks.asks", type: "warning" },
  given_up: { words: "tasks.given_up", type: "warning" },
  worked: { words: "tasks.worked", type: "success" },
} as const satisfies Readonly<Record<string, TaskNotice | null>>;
const isState = (state: unknown): state is BulkState => typeof state === "string" && Object.hasOwn(STATES, state);

const readBulk = (row: unknown): BulkTask => {
  const { state, counts, expected, asks, onlyEmpty, fields, again, rate, left } = factsIn(row);
  const { values, filters } = factsIn(row);
  const { changed, same, refused, waiting } = factsIn(counts);
  return {
    state: isState(state) ? state : "working",
    counts: {
      changed: numberIn(changed),
      same: numberIn(same),
      refused: numberIn(refused),
      waiting: numberIn(waiting),
    },
    expected: numberIn(expected),
    asks: numberIn(asks),
    onlyEmpty: onlyEmpty === true,
    values: factsIn(values),
    fields: (Array.isArray(fields) ? fields : []).map(textIn),
    filters: factsIn(filters),
    again: textIn(again),
    rate: typeof rate === "number" ? rate : null,
    left: typeof left === "number" ? left : null,
    changed: numberIn(valueAt(row, taskFields.changed)),
  };
};

/** A task of the drawer, with the members of bulk tasks. */
export interface DrawerBulkTask {
  readonly task: PlatformTask;
  readonly bulk: BulkTask;
}

const readTaskOf = (props: ResourceProps, row: unknown): DrawerBulkTask => {
  const bulk = readBulk(row);
  const state = STATES[bulk.state];
  const isBusy = state === "working";
  const read = readTask(props, row);
  return { bulk, task: { ...read, state, isBusy, job: "", retriable: false, notice: NOTICES[state] } };
};

const rest = async () => (await import("../../../src/framework/providers/restProvider")).simpleRest();

const PAGE = { pagination: { page: 1, perPage: MOST }, sort: { field: "id", order: "ASC" } } as const;

/** The latest bulk tasks of the account about these resources. */
export const readBulkTasks = async (of: readonly ResourceProps[]): Promise<readonly DrawerBulkTask[]> => {
  const known = new Map(of.map((one) => [one.name, one]));
  const { data } = await (await rest()).getList(REST, { ...PAGE, filter: {} });
  return data.flatMap((row) => {
    const props = known.get(textIn(row.resource));
    return props === undefined ? [] : [readTaskOf(props, row)];
  });
};

/** Continues or stops a task, or retries the records that it refused. */
export const changeBulk = async (
  id: string,
  data: { readonly go: true; readonly count: number } | { readonly cancel: true } | { readonly again: true },
): Promise<string> => textIn(factsIn((await (await rest()).update(REST, { id, data, previousData: { id } })).data).id);

export interface RefusalCount {
  readonly reason: string;
  readonly count: number;
  /** The id of the task on the platform. */
  readonly mark: string;
}

const reasonsIn = (whole: unknown) => {
  const { reasons, isRepeated } = factsIn(whole);
  const read = (Array.isArray(reasons) ? reasons : []).filter(isObject).map(({ reason, count, mark }) => ({
    reason: textIn(reason),
    count: numberIn(count),
    mark: textIn(mark),
  }));
  return { reasons: read, isRepeated: isRepeated === true };
};

const readWhole = async (id: string): Promise<unknown> => (await (await rest()).getOne(REST, { id })).data;

/** Why records were refused, and whether they are tried again. */
export const readReasons = async (id: string): Promise<{ reasons: readonly RefusalCount[]; isRepeated: boolean }> =>
  reasonsIn(await readWhole(id));

export type BulkTaskDetail = DrawerBulkTask & ReturnType<typeof reasonsIn>;

/** A task of the account by its id. @throws HttpError 404 if it has no such task */
export const readBulkTask = async (props: ResourceProps, id: string): Promise<BulkTaskDetail> => {
  const whole = await readWhole(id);
  return { ...readTaskOf(props, whole), ...reasonsIn(whole) };
};

/** The name of the resource that a task is about. @throws HttpError 404 if the account has no such task */
export const readTaskResource = async (id: string): Promise<string> => textIn(factsIn(await readWhole(id)).resource);

export interface OutcomeRow {
  readonly record: string;
  readonly name: string;
  readonly why: string;
}

/**
 * A page of the records of a task with one outcome. `reason`: only records that were refused for this reason; "" for
 * any reason.
 */
export const readOutcomes = async (
  task: string,
  { state, reason }: { readonly state: Outcome; readonly reason: string },
  pagination: { readonly page: number; readonly perPage: number },
): Promise<{ readonly rows: readonly OutcomeRow[]; readonly total: number }> => {
  const filter = { task, state, ...(reason !== "" && { reason }) };
  const { data, total = 0 } = await (await rest()).getList(REST, { ...PAGE, pagination, filter });
  const rows = data.map((row) => ({ record: textIn(row.record), name: textIn(row.name), why: textIn(row.reason) }));
  return { rows, total };
};

/** The first records that were refused for this reason. */
export const readRefused = async (task: string, reason: string): Promise<readonly OutcomeRow[]> =>
  (await readOutcomes(task, { state: "refused", reason }, PAGE.pagination)).rows;
