import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { isCron } from "./isCron";
import { isBlank, readText } from "./readText";

/** A schedule of five or six fields; see isCron. */
export function cronExpression(options: Require<FieldOptions>): RequiredField<string>;
export function cronExpression(options?: FieldOptions): OptionalField<string>;
export function cronExpression(options: FieldOptions = {}) {
  return field(options, {
    builder: "cronExpression",
    wire: "text",
    empty: "",
    isEmpty: isBlank,
    read: (input, fail) => {
      const value = readText(input, fail).trim();
      if (!isCron(value)) {
        fail("cron");
      }
      return value;
    },
  });
}
