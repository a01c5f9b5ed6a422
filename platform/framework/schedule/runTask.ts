// One run of a scheduled task: what it did and when are stored with it, a failure as well.
import { nextRun } from "./nextRun";
import { maintenanceOf, paramOf } from "../../business/maintenance/maintenance";
import type { Platform } from "../server/Platform";
import { tableFor, written } from "../records/step";
import type { Row } from "../storage/Store";
import { transact } from "../storage/transact";
import { updateRow } from "../storage/write";

const SUCCEEDED = 1;
const FAILED = 2;

export interface Ran {
  readonly stored: Row;
  readonly count: number;
}

const note = async (platform: Platform, key: unknown, values: Row): Promise<Row> => {
  const table = tableFor(platform, "cron");
  const stored = await updateRow(platform.store.db, table, key, values, platform.now());
  written(platform, table, Object.keys(values));
  return stored;
};

/** The work is one step; @throws what the work threw, after noting that it failed. */
export const runTask = async (platform: Platform, row: Row): Promise<Ran> => {
  const table = tableFor(platform, "cron");
  const key = row[table.key.name];
  const now = platform.now();
  const gmt_next = nextRun(row, now);
  try {
    const found = maintenanceOf(row);
    const param = paramOf(row.param);
    if (!found) throw new Error(`nothing is known of the work of ${String(row.name)}`);
    const { db: store } = platform.store;
    const count = found.isApart
      ? await found.run({ platform, db: store, now, param })
      : await transact(platform.store, (db) => found.run({ platform, db, now, param }));
    return { count, stored: await note(platform, key, { gmt_run: now, gmt_next, result: SUCCEEDED, affected: count }) };
  } catch (error) {
    await note(platform, key, { gmt_run: now, gmt_next, result: FAILED, affected: 0 });
    throw error;
  }
};
