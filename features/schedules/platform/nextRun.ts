import { Cron } from "croner";
import type { ScheduleModel } from "../../../generator";
import { meetsCondition } from "../../../platform/framework/access/identity";
import type { Row } from "../../../platform/framework/storage/Store";

/** Whether a task is released. Only released tasks run at their times. */
export const isTaskReleased = ({ when }: Pick<ScheduleModel, "when">, row: Row): boolean =>
  Object.keys(when).length === 0 || meetsCondition(when, row);

/** The next time of a task after `now`, in seconds since 1970; 0 for never. `zone` is the time zone of the schedule. */
export const nextRun = (
  { times, when }: Pick<ScheduleModel, "times" | "when">,
  row: Row,
  now: number,
  zone: string,
): number => {
  if (!isTaskReleased({ when }, row)) return 0;
  try {
    const next = new Cron(String(row[times] ?? ""), { paused: true, timezone: zone }).nextRun(new Date(now * 1000));
    return next === null ? 0 : Math.floor(next.getTime() / 1000);
  } catch {
    return 0;
  }
};
