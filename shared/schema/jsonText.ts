import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { parseJson } from "./parseJson";
import { isBlank, readText } from "./readText";

/** JSON stored as text. A value that is not text, as a form may hold it, is converted. */
export function jsonText(options: Require<FieldOptions>): RequiredField<string>;
export function jsonText(options?: FieldOptions): OptionalField<string>;
export function jsonText(options: FieldOptions = {}) {
  return field(options, {
    builder: "jsonText",
    wire: "text",
    empty: "",
    isEmpty: isBlank,
    read: (input, fail) => {
      if (typeof input === "object") {
        return JSON.stringify(input);
      }
      const value = readText(input, fail);
      if (parseJson(value) === undefined) {
        fail("json");
      }
      return value;
    },
  });
}
