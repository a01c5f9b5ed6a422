import { isCron } from "../../shared/schema/isCron";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, textBase, inputFor } from "./pieces";

const SCHEDULES = ["0 2 * * *", "*/15 * * * *", "30 8 * * 1", "0 0 1 * *", "0 */6 * * *", "15 10 * * 1-5"];

/** A cron expression of five fields, or six with seconds. */
export const cronKind = {
  ...textBase,
  filters: [],
  expects: "a cron expression",
  accepts: (value) => typeof value === "string" && (value === "" || isCron(value)),
  schema: (field) => buildSchema("cronExpression", field),
  column: (field) => viewPart("CronColumn", field),
  display: (field) => viewPart("CronField", field),
  input: (field) => inputFor("CronInput", field),
  filter: () => null,
  sample: (_, draw) => draw.pick(SCHEDULES),
} satisfies FieldKind;
