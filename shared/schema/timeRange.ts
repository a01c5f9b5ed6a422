import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readText } from "./readText";

const RANGE = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** '00:00-10:00'. It may pass midnight, but must not be empty. */
export function timeRange(options: Require<FieldOptions>): RequiredField<string>;
export function timeRange(options?: FieldOptions): OptionalField<string>;
export function timeRange(options: FieldOptions = {}) {
  return field(options, {
    builder: "timeRange",
    wire: "text",
    empty: "",
    read: (input, fail) => {
      const value = readText(input, fail).trim();
      const [from, to] = value.split("-");
      if (!RANGE.test(value) || from === to) {
        fail("timeRange", { example: "00:00-10:00" });
      }
      return value;
    },
  });
}
