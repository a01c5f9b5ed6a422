// Rules of scheduled tasks: a task is refused unless its parameter names known work of the task's type.
import { platformZone, type Rules, type Step } from "pilothouse/platform";
import { nextRun, scheduleOf } from "pilothouse/features/schedules/platform";
import type { Row } from "pilothouse/platform/storage";
import type { resources } from "../../generated/resources";
import { type MaintenanceTask, taskOf } from "./maintenance";

const SAYS = ["type", "param"] as const satisfies readonly (keyof MaintenanceTask)[];

/** The next time of a task, which is stored with the task. Empty if no field that decides it changes. */
const planned = ({ platform, now }: Step, row: MaintenanceTask, changed: Row = row): MaintenanceTask => {
  const { schedule } = scheduleOf(platform);
  const decides = [schedule.times, ...Object.keys(schedule.when)];
  if (decides.every((name) => changed[name] === undefined)) return {};
  return { [schedule.next]: nextRun(schedule, row, now, platformZone(platform.settings)) };
};

export const cronRules = {
  adding: async (step, values) => {
    taskOf(values);
    return { ...values, ...planned(step, values) };
  },
  setting: async (step, stored, values) => {
    const after = { ...stored, ...values };
    if (SAYS.some((name) => values[name] !== undefined)) taskOf(after);
    return { ...values, ...planned(step, after, values) };
  },
} satisfies Rules<typeof resources.cron>;
