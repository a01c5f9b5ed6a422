import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, option, options, inputFor, integerBase } from "./pieces";

const DAY = 86_400;
const YEAR = 365 * DAY;
/** Names of fields that have times in the future. */
const AHEAD = /(^|_)(expire|validity|end|deadline|due)(_|$)/;

/** Seconds since 1970, UTC. */
export const timestampKind = {
  ...integerBase,
  format: "int64",
  options: z.object({
    stamp: z.enum(["created", "changed"]).optional(),
    ahead: z.boolean().optional(),
    ends: z.boolean().optional(),
  }),
  role: "moment",
  written: "time",
  filters: ["range"],
  expects: "whole seconds since 1970",
  schema: (field) => buildSchema("timestamp", field, { ahead: option(field, "ahead") === true }),
  column: (field) => viewPart("TimestampColumn", field, options(field, "ends")),
  display: (field) => viewPart("TimestampField", field, options(field, "ends")),
  input: (field) => inputFor("TimestampInput", field),
  filter: (field) => viewPart("DateRangeFilter", field),
  sample: (field, draw) =>
    option(field, "ahead") === true
      ? draw.now + draw.integer(30 * DAY, 2 * YEAR)
      : AHEAD.test(field.name)
        ? draw.now + draw.integer(-30 * DAY, 2 * YEAR)
        : draw.now - draw.integer(0, 2 * YEAR),
} satisfies FieldKind;
