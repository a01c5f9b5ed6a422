// A task nobody could run is refused when it is saved: its parameter names what the platform can do, and its type fits.
import { invalid } from "../../framework/wire/Failure";
import type { Rules } from "../../framework/records/rules";
import { maintenanceOf } from "./maintenance";
import { nextRun } from "../../framework/schedule/nextRun";
import type { Row } from "../../framework/storage/Store";

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
