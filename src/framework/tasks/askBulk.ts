// Bulk tasks of the platform: one call for all records that match. It serves them under /rest/bulk.
import type { BulkState, BulkTask } from "./BulkTask";
import { type PlatformTask, readTask } from "./PlatformTask";
import type { TaskSource } from "./TaskSource";
import { isObject, factsIn, numberIn, textIn } from "../wire/readAnswer";

const REST = "bulk";
/** The most tasks that are asked for, and the most refused records that are shown. */
const MOST = 50;

const STATES = {
  working: "working",
  asks: "asks",
  stopped: "given_up",
  cancelled: "given_up",
  done: "worked",
} as const satisfies Readonly<Record<BulkState, PlatformTask["state"]>>;
const isState = (state: unknown): state is BulkState => typeof state === "string" && Object.hasOwn(STATES, state);

const readBulk = (row: unknown): BulkTask => {
  const { state, counts, expected, asks } = factsIn(row);
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
  };
};

const readBulkTask = (source: TaskSource, row: unknown, now: number): PlatformTask => {
  const bulk = readBulk(row);
  const state = STATES[bulk.state];
  return {
    ...readTask(source, row, now),
    state,
    isBusy: state === "working",
    bulk,
    job: "",
    refused: bulk.counts.refused,
  };
};

const rest = async () => (await import("../providers/restProvider")).simpleRest();

const PAGE = { pagination: { page: 1, perPage: MOST }, sort: { field: "id", order: "ASC" } } as const;

/** The latest ones of the account, about the resources of these sources. */
export const readBulkTasks = async (sources: readonly TaskSource[], now: number): Promise<readonly PlatformTask[]> => {
  const known = new Map(sources.map((one) => [one.props.name, one]));
  const { data } = await (await rest()).getList(REST, { ...PAGE, filter: {} });
  return data.flatMap((row) => {
    const source = known.get(textIn(row.resource));
    return source === undefined ? [] : [readBulkTask(source, row, now)];
  });
};

/** Goes on with a task, stops it, or tries again what it refused. */
export const changeBulk = async (
  id: string,
  data: { readonly go: true; readonly count: number } | { readonly cancel: true } | { readonly again: true },
): Promise<string> => textIn(factsIn((await (await rest()).update(REST, { id, data, previousData: { id } })).data).id);

export interface Reason {
  readonly reason: string;
  readonly count: number;
  /** What the platform knows it by. */
  readonly mark: string;
}

/** Why records were refused, and whether they are tried again. */
export const readReasons = async (id: string): Promise<{ reasons: readonly Reason[]; isRepeated: boolean }> => {
  const { reasons, isRepeated } = factsIn((await (await rest()).getOne(REST, { id })).data);
  const read = (Array.isArray(reasons) ? reasons : []).filter(isObject).map(({ reason, count, mark }) => ({
    reason: textIn(reason),
    count: numberIn(count),
    mark: textIn(mark),
  }));
  return { reasons: read, isRepeated: isRepeated === true };
};

export interface RefusedRow {
  readonly record: string;
  readonly name: string;
}

/** The first records that were refused for this reason. */
export const readRefused = async (task: string, reason: string): Promise<readonly RefusedRow[]> => {
  const filter = { task, state: "refused", reason };
  const { data } = await (await rest()).getList(REST, { ...PAGE, filter });
  return data.map((row) => ({ record: textIn(row.record), name: textIn(row.name) }));
};
