// The job that runs a scheduled task when it is due.
import { defineJob } from "../../../platform/framework/Platform";
import { tableFor } from "../../../platform/framework/storage/tableFor";
import { findByKey } from "../../../platform/framework/storage/query";
import { isTaskReleased } from "./nextRun";
import { runTask } from "./runTask";
import { isObject } from "../../../platform/framework/wire/readJson";

export const CRON_JOB_KIND = "cron";

interface Due {
  readonly id: unknown;
}
const isDue = (payload: unknown): payload is Due => isObject(payload) && "id" in payload;

export const cronJob = defineJob({
  kind: CRON_JOB_KIND,
  // A failure is stored in the row of the task. The task runs again at its next time.
  tries: 3,
  read: (payload): Due => {
    if (!isDue(payload)) throw new Error("the scheduled task cannot be read");
    return payload;
  },
  run: async ({ platform }, { id }) => {
    const { schedule } = platform.model;
    const row = schedule && (await findByKey(platform.store.db, tableFor(platform, schedule.resource), id));
    if (!schedule || row === null || !isTaskReleased(schedule, row)) return { count: 0 };
    const { count } = await runTask(platform, row);
    return { count };
  },
});
