import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readText } from "./readText";

const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{3,253}$)([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** An address with a top-level domain. Before the @, it has no dot at the start or end, and no two dots in a row. */
export function email(options: Require<FieldOptions>): RequiredField<string>;
export function email(options?: FieldOptions): OptionalField<string>;
export function email(options: FieldOptions = {}) {
  return field(options, {
    builder: "email",
    wire: "text",
    empty: "",
    read: (input, fail) => {
      const value = readText(input, fail).trim();
      if (!EMAIL.test(value) || /^\.|\.\.|\.@/.test(value)) {
        fail("email");
      }
      return value;
    },
  });
}
