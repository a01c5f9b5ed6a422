import type { FieldKind } from "./FieldKind";
import { built, drawn, textual, typed } from "./pieces";

const MAX = 64;
// A run of rows gives ids that look drawn and never repeat: an odd factor permutes 36^6 numbers.
const FACTOR = 1_103_515_245n;
const SPACE = 36n ** 6n;

/** A device's id: unique, monospaced, with a button that copies it. */
export const uid = {
  ...textual,
  expects: "a device id",
  accepts: (value) => typeof value === "string" && value.length <= MAX,
  schema: (field) => built("text", field, { max: MAX, pattern: "uid" }),
  column: (field) => drawn("UidColumn", field),
  display: (field) => drawn("UidField", field),
  input: (field) => typed("TextInput", field, { max: MAX, mono: true }),
  sample: (_, draw) => {
    const drawnNumber = (BigInt(draw.row + 1) * FACTOR) % SPACE;
    const body = drawnNumber.toString(36).toUpperCase().padStart(6, "0");
    return `PHC${body}${String(draw.row % 1_000_000).padStart(6, "0")}`;
  },
} satisfies FieldKind;
