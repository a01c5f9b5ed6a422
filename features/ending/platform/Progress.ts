// The progress of the end of an owner. The job stores it with each step.
import type { Engine } from "../../../platform/framework/records/Engine";
import { isObject } from "../../../platform/framework/wire/readJson";
import { effectOnRows, type OwnedRows, type Procedure, rowsOfOwner } from "./afterwards";
import { hasDataElsewhere } from "./erase";
import type { PendingEnd } from "./Pending";
import type { RowKey } from "./windows";

/**
 * The phases of an end. `move` gives rows to another owner. `forget` deletes data of persons that is kept outside their
 * rows. `delete` deletes rows to which nothing refers. `mask` empties personal fields of the remaining rows. `close` is
 * the last step.
 */
export type EndPhase = "move" | "forget" | "delete" | "mask" | "close";

const PHASES: Readonly<Record<Procedure, readonly EndPhase[]>> = {
  transfer: ["move", "close"],
  archive: ["close"],
  erase: ["forget", "delete", "mask", "close"],
};

export interface EndProgress {
  readonly phase: EndPhase;
  /** The tables and owner fields that are left in this phase. The first of them is being processed. */
  readonly left: readonly string[];
  /** The place of the last row in that table; null at its beginning. */
  readonly after: RowKey | null;
  /** Moved or deleted rows that have no entry in the audit trail yet, by table. */
  readonly untold: Readonly<Record<string, number>>;
  /** Rows that stay without their personal data, by table. */
  readonly staying: Readonly<Record<string, number>>;
  /** The number of processed rows. */
  readonly done: number;
}

/** The rows with which a phase works, in the order of the work. */
const rowsIn = (platform: Engine, { procedure, key }: PendingEnd, phase: EndPhase): readonly OwnedRows[] => {
  const all = rowsOfOwner(platform, key);
  if (phase === "close") return [];
  if (phase === "move")
    return all.filter((own) => own.owner !== null && effectOnRows(own.ending, procedure) === "move");
  const erased = all.filter(({ ending }) => effectOnRows(ending, procedure) === "erase");
  return phase === "forget" ? erased.filter((own) => hasDataElsewhere(platform, own)) : erased;
};

const beginPhase = (
  platform: Engine,
  pending: PendingEnd,
  phase: EndPhase,
): Pick<EndProgress, "phase" | "left" | "after"> => ({
  phase,
  left: rowsIn(platform, pending, phase).map(({ name }) => name),
  after: null,
});

/**
 * The progress at the beginning. If rows came meanwhile, the work begins again, and `before` has the number of rows that
 * are already processed.
 */
export const firstProgressOf = (
  platform: Engine,
  pending: PendingEnd,
  before: Pick<EndProgress, "done"> = { done: 0 },
): EndProgress => ({
  ...beginPhase(platform, pending, PHASES[pending.procedure][0] ?? "close"),
  untold: {},
  staying: {},
  done: before.done,
});

/** The beginning of the next phase. Records in the audit trail what the finished phase did. */
export const beginNextPhase = (platform: Engine, pending: PendingEnd, progress: EndProgress): EndProgress => {
  const phases = PHASES[pending.procedure];
  const next = phases[phases.indexOf(progress.phase) + 1] ?? "close";
  return { ...progress, ...beginPhase(platform, pending, next), untold: {} };
};

const isProgress = (value: unknown): value is EndProgress => isObject(value) && "phase" in value && "untold" in value;

/** The stored progress; null at the beginning. */
export const progressIn = (cursor: unknown): EndProgress | null => (isProgress(cursor) ? cursor : null);

export const addCount = (
  counts: Readonly<Record<string, number>>,
  name: string,
  count: number,
): Readonly<Record<string, number>> => (count === 0 ? counts : { ...counts, [name]: (counts[name] ?? 0) + count });

/** The number of rows that the job processes. Rows that are owned through others move with them. */
export const totalRowsOf = (platform: Engine, pending: Omit<PendingEnd, "total">): number => {
  const phase = pending.procedure === "transfer" ? "move" : pending.procedure === "erase" ? "delete" : "close";
  const tables = new Set(rowsIn(platform, { ...pending, total: 0 }, phase).map(({ table }) => table.name));
  return [...tables].reduce((sum, name) => sum + (pending.counts[name] ?? 0), 0);
};
