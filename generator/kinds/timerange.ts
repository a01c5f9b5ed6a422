import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, textBase, inputFor } from "./pieces";

const RANGE = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/;
const RANGES = ["00:00-10:00", "08:00-18:00", "09:00-21:00", "18:30-23:30", "00:00-24:00"];

/** Hours of a day: "00:00-10:00". */
export const timerangeKind = {
  ...textBase,
  filters: [],
  expects: 'a range in quotes, such as "00:00-10:00"',
  accepts: (value) => typeof value === "string" && (value === "" || RANGE.test(value)),
  schema: (field) => buildSchema("timeRange", field),
  column: (field) => viewPart("TextColumn", field),
  display: (field) => viewPart("TextField", field),
  input: (field) => inputFor("TimeRangeInput", field),
  filter: () => null,
  sample: (_, draw) => draw.pick(RANGES),
} satisfies FieldKind;
