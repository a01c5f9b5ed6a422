import { isCron } from "../../src/framework/schema/isCron";
import type { FieldKind } from "./FieldKind";
import { built, drawn, textual, typed } from "./pieces";

const SCHEDULES = ["0 2 * * *", "*/15 * * * *", "30 8 * * 1", "0 0 1 * *", "0 */6 * * *", "15 10 * * 1-5"];

/** A cron expression of five fields, or six with seconds. */
export const cron = {
  ...textual,
  filters: [],
  expects: "a cron expression",
  accepts: (value) => typeof value === "string" && (value === "" || isCron(value)),
  schema: (field) => built("cronExpression", field),
  column: (field) => drawn("CronColumn", field),
  display: (field) => drawn("CronField", field),
  input: (field) => typed("CronInput", field),
  filter: () => null,
  sample: (_, draw) => draw.pick(SCHEDULES),
} satisfies FieldKind;
