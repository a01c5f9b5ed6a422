import { field, type RequiredField } from "./field";
import { checkKey, type ReferenceOptions } from "./referenceTo";

/** The key of the record itself, always required. */
export function key(options: ReferenceOptions & { readonly type: "string" }): RequiredField<string>;
export function key(options?: ReferenceOptions): RequiredField<number>;
export function key(options: ReferenceOptions = {}) {
  return field(
    { required: true },
    {
      empty: null,
      isEmpty: (input) => options.type !== "string" && input === 0,
      read: (input, fail) => checkKey(input, options, fail),
    },
  );
}
