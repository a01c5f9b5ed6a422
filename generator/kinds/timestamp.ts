import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { built, drawn, typed, whole } from "./pieces";

const DAY = 86_400;
const YEAR = 365 * DAY;
/** Names of moments that lie ahead. */
const AHEAD = /(^|_)(expire|validity|end|deadline|due)(_|$)/;

/** Seconds since 1970, UTC. */
export const timestamp = {
  ...whole,
  /** `stamp`: the platform sets it, when the row is made or each time it changes. */
  options: z.object({ stamp: z.enum(["created", "changed"]).optional() }),
  role: "moment",
  filters: ["range"],
  expects: "whole seconds since 1970",
  schema: (field) => built("timestamp", field),
  column: (field) => drawn("TimestampColumn", field),
  display: (field) => drawn("TimestampField", field),
  input: (field) => typed("TimestampInput", field),
  filter: (field) => drawn("DateRangeFilter", field),
  sample: (field, draw) =>
    AHEAD.test(field.name) ? draw.now + draw.integer(-30 * DAY, 2 * YEAR) : draw.now - draw.integer(0, 2 * YEAR),
} satisfies FieldKind;
