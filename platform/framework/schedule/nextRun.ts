import { Cron } from "croner";
import type { ScheduleModel } from "../../../generator";
import { holds } from "../access/identity";
import type { Row } from "../storage/Store";

/** Whether a task runs at its times at all. */
export const isReleased = ({ when }: Pick<ScheduleModel, "when">, row: Row): boolean =>
  Object.keys(when).length === 0 || holds(when, row);

/** When a task runs next after `now`, in seconds since 1970 by the platform's own clock's zone; 0 for never. */
export const nextRun = ({ times, when }: Pick<ScheduleModel, "times" | "when">, row: Row, now: number): number => {
  if (!isReleased({ when }, row)) return 0;
  try {
    const next = new Cron(String(row[times] ?? ""), { paused: true }).nextRun(new Date(now * 1000));
    return next === null ? 0 : Math.floor(next.getTime() / 1000);
  } catch {
    return 0;
  }
};
