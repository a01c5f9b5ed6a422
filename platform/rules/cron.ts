// A task nobody could run is refused when it is saved: its parameter names what the platform can do, and its type fits.
import { invalid } from "../Failure";
import type { Rules } from "../records/rules";
import { maintenanceOf } from "../scheduler/maintenance";
import { nextRun } from "../scheduler/nextRun";
import type { Row } from "../storage/Store";

const checkTask = (row: Row): void => {
  if (!maintenanceOf(row)) throw invalid({ "param.task": "invalid.work" });
};

export const cron = {
  adding: async ({ now }, values) => {
    checkTask(values);
    return { ...values, gmt_next: nextRun(values, now) };
  },
  setting: async ({ now }, stored, values) => {
    const after = { ...stored, ...values };
    if (["type", "param"].some((name) => values[name] !== undefined)) checkTask(after);
    return { ...values, gmt_next: nextRun(after, now) };
  },
} satisfies Rules;
