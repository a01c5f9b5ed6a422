import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, textBase, inputFor } from "./pieces";
import { randomSample, uniqueTextOfRow } from "./sampled";

const MAX = 64;

/** A device's id: unique, monospaced, with a copy button. */
export const uidKind = {
  ...textBase,
  searched: () => "code",
  expects: "a device id",
  accepts: (value) => typeof value === "string" && value.length <= MAX,
  schema: (field) => buildSchema("text", field, { max: MAX, pattern: "uid" }),
  column: (field) => viewPart("UidColumn", field),
  display: (field) => viewPart("UidField", field),
  input: (field) => inputFor("TextInput", field, { max: MAX, mono: true }),
  sample: (_, draw) => randomSample(draw, "kinds", "uid") ?? uniqueTextOfRow(draw.row),
} satisfies FieldKind;
