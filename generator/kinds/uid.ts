import type { FieldKind } from "./FieldKind";
import { built, drawn, textual, typed } from "./pieces";
import { sampled, unique } from "./sampled";

const MAX = 64;

/** A device's id: unique, monospaced, with a button that copies it. */
export const uid = {
  ...textual,
  expects: "a device id",
  accepts: (value) => typeof value === "string" && value.length <= MAX,
  schema: (field) => built("text", field, { max: MAX, pattern: "uid" }),
  column: (field) => drawn("UidColumn", field),
  display: (field) => drawn("UidField", field),
  input: (field) => typed("TextInput", field, { max: MAX, mono: true }),
  sample: (_, draw) => sampled(draw, "kinds", "uid") ?? unique(draw.row),
} satisfies FieldKind;
