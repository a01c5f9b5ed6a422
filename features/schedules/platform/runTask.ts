// Runs a scheduled task and stores the time and the result in its row, for failures too.
import { nextRun } from "./nextRun";
import { platformZone } from "../../../platform/framework/settings/platformZone";
import { Failure } from "../../../platform/framework/wire/Failure";
import type { Platform, Task } from "../../../platform/framework/Platform";
import { clearCaches } from "../../../platform/framework/records/step";
import type { Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { noteProgress } from "../../../platform/framework/storage/write";

export interface TaskRun {
  readonly stored: Row;
  readonly count: number;
}

/** The schedule and its table. @throws Failure 404 if the console has no scheduled tasks */
export const scheduleOf = ({ model, tables }: Pick<Platform, "model" | "tables">) => {
  const { schedule } = model;
  const table = schedule && tables.get(schedule.resource);
  if (!schedule || !table) throw new Failure(404);
  return { schedule, table };
};

const note = async (platform: Platform, key: unknown, values: Row): Promise<Row> => {
  const { table } = scheduleOf(platform);
  const stored = await noteProgress(platform.store.db, table, key, values, platform.now());
  clearCaches(platform, table, Object.keys(values));
  return stored;
};

/** Runs the work in one transaction, unless it has its own. @throws the error of the work, after the failure is stored */
export const runTask = async (platform: Platform, row: Row): Promise<TaskRun> => {
  const { schedule, table } = scheduleOf(platform);
  const { ran, count: counted, succeeded, failed } = schedule;
  const key = row[table.key.name];
  const now = platform.now();
  const moments = {
    [schedule.next]: nextRun(schedule, row, now, platformZone(platform.settings)),
    ...(ran === null ? {} : { [ran]: now }),
  };
  const noted = (result: Row, count: number): Row => ({
    ...moments,
    ...result,
    ...(counted === null ? {} : { [counted]: count }),
  });
  let task: Task | undefined;
  try {
    const found = platform.taskOf?.(row);
    if (!found) throw new Error(`nothing is known of the work of ${String(row[table.resource.title])}`);
    task = found;
    const { db: store } = platform.store;
    const count = found.isDetached
      ? await found.run({ platform, db: store, now })
      : await transact(platform.store, (db) => found.run({ platform, db, now }));
    return { count, stored: await note(platform, key, noted(succeeded, count)) };
  } catch (error) {
    await note(platform, key, noted(failed, 0));
    await task?.failed?.(platform);
    throw error;
  }
};
